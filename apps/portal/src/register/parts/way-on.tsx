import { loginPath } from "@gable/domain/journey/redirects.ts";
import { REGISTRATION_STEP_QUERY } from "@gable/domain/journey/registration-steps.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useSearchParams } from "react-router";
import { routeAt } from "../../journey/here.ts";
import { firstOpenStep } from "./answered-steps.ts";
import { useKnownContact } from "./known-contact.ts";
import { useRegistration } from "./registration.ts";
import { wayOnWords } from "./way-on.words.ts";

/** Over the first question, for whoever has been further: the way to where they were. */
export function WayOn() {
  const t = useText(wayOnWords);
  const known = useKnownContact();
  const { answers, hrefOf } = useRegistration();
  const [query] = useSearchParams();
  const redirectUrl = query.get("redirectUrl") ?? "";
  if ((routeAt(redirectUrl)?.uuid ?? null) !== null) {
    return (
      <Notice title={t.back}>
        <TextLink href={loginPath(siteRoutes.login, redirectUrl, "")}>{t.logIn}</TextLink>
      </Notice>
    );
  }
  const open = firstOpenStep(answers, known, "login-info") ?? "login-info";
  if (query.has(REGISTRATION_STEP_QUERY) || open === "property-info") return null;
  return (
    <Notice title={t.begun}>
      <TextLink href={hrefOf(open)}>{t.goOn}</TextLink>
    </Notice>
  );
}
