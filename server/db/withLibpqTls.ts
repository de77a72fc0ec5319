/** Modes that PostgreSQL's own tools know; `pg` has `no-verify` besides. */
const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']

/**
 * The address of a PostgreSQL with its `sslmode` meant as PostgreSQL's own tools mean it: `require` encrypts and verifies
 * nothing, `verify-ca` and `verify-full` verify. Left to itself `pg` verifies for all of them.
 */
export function withLibpqTls(address: string): string {
  const url = new URL(address)
  const isKnown = MODES.includes(url.searchParams.get('sslmode') ?? '')
  if (!isKnown || url.searchParams.has('uselibpqcompat')) return address
  url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}
