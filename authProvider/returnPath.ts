/**
 * A path to return to after signing in, or the root where what was given is none of ours (reliability T20). Relative to
 * this origin only: one leading slash, no scheme, no back slash or control character that browsers read as a slash.
 */
export function safeReturnPath(target: unknown): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || /[\\\u0000-\u001f\u007f]/.test(target)) return '/'
  const parsed = URL.parse(target, 'http://own.invalid')
  if (parsed?.origin !== 'http://own.invalid' || parsed.pathname.startsWith('//')) return '/'
  return parsed.pathname + parsed.search + parsed.hash
}
