import { type ESTree, type Plugin, parseSync } from "vite";

/** What only the server reads of a call; the browser is held to the schemas by the compiler. */
const SERVER_ONLY: ReadonlySet<string> = new Set(["summary", "params", "query", "headers", "body", "reply"]);

/**
 * Keeps schemas out of the browser where nothing there parses with them. Of each call of the contract only what the client reads
 * travels, and of the domain, whose modules do nothing when they are loaded, only the values that are used.
 */
export function leaveOutSchemas(): Plugin {
  return {
    name: "leave-out-schemas",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/(contract|domain)\/src\/.*\.ts$/ },
      handler(code, id) {
        const isContract = id.includes("/packages/contract/");
        const lean = withoutUnread(id, code, isContract);
        return lean === code ? null : { code: isContract ? withoutUnused(id, lean) : lean, map: null };
      },
    },
  };
}

function withoutUnread(id: string, code: string, isContract: boolean): string {
  const { program } = parseSync(id, code);
  return applied(
    program.body.flatMap((statement) => editsOf(statement, isContract)),
    code,
  );
}

/** With a schema goes what it was made of, so that nobody who loads that on demand finds it loaded already. */
function withoutUnused(id: string, code: string): string {
  const unused = parseSync(id, code).program.body.filter((statement) => {
    const names = namesOfOwn(statement);
    const rest = code.slice(0, statement.start) + code.slice(statement.end);
    return names.length > 0 && !names.some((name) => new RegExp(`\\b${name}\\b`).test(rest));
  });
  if (unused.length === 0) return code;
  const left = applied(
    unused.map(({ start, end }) => ({ start, end, text: "" })),
    code,
  );
  return withoutUnused(id, left);
}

/** The names that a module imports or makes for itself alone. */
function namesOfOwn(statement: ESTree.Statement | ESTree.Directive): string[] {
  if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== "VariableDeclaration" || statement.kind !== "const") return [];
  return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };

function editsOf(statement: ESTree.Statement | ESTree.Directive, isContract: boolean): Edit[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || isPlain(init)) return [];
    const inner = isContract ? withoutSchemas(init) : [];
    // A call that is marked pure goes away together with its arguments when nobody reads the constant.
    return [
      { start: init.start, end: init.start, text: "/* @__PURE__ */ (() => (" },
      ...inner,
      { start: init.end, end: init.end, text: "))()" },
    ];
  });
}

function isPlain(init: ESTree.Expression): boolean {
  return init.type === "Literal" || init.type === "ArrowFunctionExpression" || init.type === "FunctionExpression";
}

function withoutSchemas(init: ESTree.Expression): Edit[] {
  if (init.type !== "CallExpression" || init.callee.type !== "Identifier" || init.callee.name !== "call") return [];
  const [definition] = init.arguments;
  if (definition?.type !== "ObjectExpression") return [];
  return definition.properties
    .filter((property) => property.type === "Property" && property.key.type === "Identifier")
    .filter((property) => SERVER_ONLY.has((property as { key: { name: string } }).key.name))
    .map(({ start, end }) => ({ start, end, text: "" }));
}

/** Edits come in the order of the text and do not overlap. A property that is cut leaves its comma behind. */
function applied(edits: readonly Edit[], code: string): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of edits) {
    result += code.slice(at, start) + text;
    at = text === "" ? afterComma(code, end) : end;
  }
  return result + code.slice(at);
}

function afterComma(code: string, at: number): number {
  const comma = /^\s*,/.exec(code.slice(at));
  return comma === null ? at : at + comma[0].length;
}
