/** Why something is no address of an ad server; on screen `ads.problems.<problem>`. */
export type AddressProblem =
  'adHttps' | 'adCredentials' | 'adFragment' | 'adHost' | 'adPort' | 'adBlank' | 'adMacro' | 'adAttribute'

/** A place of an address that is filled in when ads are asked for: `[CACHEBUSTING]`, or `{genre}` by an ad attribute. */
type Macro = { text: string; name: string; kind: 'player' | 'attribute' }

const MACRO = /\[([^[\]]*)\]|\{([^{}]*)\}/g
const PLAYER_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
/** The same letters that ad attributes have. */
const ATTRIBUTE_NAME = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/
/** Names that lead into no public network, whatever they resolve to. */
const PRIVATE_ENDS = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'arpa', 'test']

/** The macros of an address, each once. */
export function macrosIn(address: string): Macro[] {
  const found = [...address.matchAll(MACRO)].map(([text, player, attribute = '']): Macro =>
    player === undefined ? { text, name: attribute, kind: 'attribute' } : { text, name: player, kind: 'player' },
  )
  return [...new Map(found.map((macro) => [macro.text, macro])).values()]
}

/** An address with its macros filled in; what `valueOf` does not know stays empty. */
export function filledAddress(address: string, valueOf: (macro: Macro) => string | undefined): string {
  const values = new Map(macrosIn(address).map((macro) => [macro.text, valueOf(macro) ?? '']))
  return address.replaceAll(MACRO, (text) => encodeURIComponent(values.get(text) ?? ''))
}

/**
 * What is wrong with the address of an ad tag: https to a public name, without user, password or fragment; macros
 * stand behind the host, and those of attributes name one that the tag sends.
 *
 * `https://ads.example.com/vast?genre={genre}&cb=[CACHEBUSTING]` is one.
 */
export function addressProblem(address: string, attributes: readonly string[]): AddressProblem | undefined {
  if (/[\s\p{Cc}\\]/u.test(address)) return 'adBlank'
  const [, authority, rest = ''] = /^https:\/\/([^/?#]+)(.*)$/i.exec(address) ?? []
  if (authority === undefined) return 'adHttps'
  if (authority.includes('@')) return 'adCredentials'
  if (rest.includes('#')) return 'adFragment'
  const [, host = '', port] = /^([^:]*)(?::(.*))?$/.exec(authority) ?? []
  if (!isPublicName(host)) return 'adHost'
  if (port !== undefined && port !== '443') return 'adPort'
  return macroProblem(rest, attributes)
}

function macroProblem(rest: string, attributes: readonly string[]): AddressProblem | undefined {
  if (/[[\]{}]/.test(rest.replaceAll(MACRO, ''))) return 'adMacro'
  for (const { name, kind } of macrosIn(rest)) {
    if (!(kind === 'player' ? PLAYER_NAME : ATTRIBUTE_NAME).test(name)) return 'adMacro'
    if (kind === 'attribute' && !attributes.includes(name)) return 'adAttribute'
  }
  return undefined
}

/** A name with a dot whose last part is of letters: so no number in any writing, and nothing of this network. */
function isPublicName(host: string): boolean {
  const parts = host.toLowerCase().normalize('NFKC').replace(/\.$/, '').split('.')
  const last = parts.at(-1) ?? ''
  return (
    parts.length > 1 &&
    parts.every((part) => /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?$/u.test(part)) &&
    /^(xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/u.test(last) &&
    !PRIVATE_ENDS.includes(last)
  )
}
