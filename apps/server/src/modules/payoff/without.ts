/** All but one of what is kept by a debt. */
export function without<T>(all: Readonly<Record<string, T>> | undefined, key: string): Readonly<Record<string, T>> {
  const { [key]: _taken, ...left } = all ?? {};
  return left;
}
