/** Paths of our own origin that are no page of the console: nobody is ever sent there with a code. */
const NO_PAGES = ['/realms/', '/api/']

/**
 * Whether a browser may be sent to this address after signing in or out. The console returns to the page it was on,
 * so any page of our own origin will do, and nothing else: no other host, no credentials, no fragment, no back slash
 * or control character that browsers read differently (reliability T11, T20).
 */
export function isOwnPage(address: string, origin: string): boolean {
  if (/[\\\s\u0000-\u001f]/.test(address) || address.length > 2_000) return false
  const parsed = URL.parse(address)
  if (!parsed || parsed.origin !== origin || !address.startsWith(`${origin}/`)) return false
  if (parsed.username !== '' || parsed.password !== '' || address.includes('#')) return false
  return !parsed.pathname.startsWith('//') && !NO_PAGES.some((path) => parsed.pathname.startsWith(path))
}
