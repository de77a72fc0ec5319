const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A text of another catalogue without its markup: tags go, paragraphs become lines, entities become letters. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text.trim()
  return text
    .replaceAll(/<\/(?:p|div|li|h[1-6])\s*>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => letterOf(name) ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at) => at === 0 || line !== '')
    .join('\n')
    .trim()
}

function letterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isLetter = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isLetter ? String.fromCodePoint(code) : undefined
}
