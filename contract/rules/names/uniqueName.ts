/**
 * A name as uniqueness sees it: two names are the same where only case, width, composition or spaces differ
 * (NFKC, then case folded by way of upper case, so that 'Straße' and 'STRASSE' are one).
 */
export function uniqueName(name: string): string {
  return fold(fold(name)).replaceAll(/\s+/gu, ' ').trim()
}

function fold(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
}
