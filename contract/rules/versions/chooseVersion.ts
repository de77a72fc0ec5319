import { isDraftSide, type Status } from '#contract/values/status.ts'

/**
 * The version to show: the draft side, else the one of the wanted status, else the last (specification section 4).
 * 'Last' is the highest number; a service that sends none is taken in its own order.
 */
export function chooseVersion<Version extends { st: Status; n?: number }>(
  versions: readonly Version[],
  wanted?: Status,
): Version | undefined {
  const newestFirst = versions
    .map((version, index) => ({ version, n: version.n ?? index }))
    .sort((a, b) => b.n - a.n)
    .map(({ version }) => version)
  return (
    newestFirst.find((version) => isDraftSide(version.st)) ??
    newestFirst.find((version) => version.st === wanted) ??
    newestFirst[0]
  )
}
