const OPPOSITE: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/**
 * A key as it is meant where one reads from left to right: in a page from right to left the arrow to the left goes on
 * and the one to the right goes back, as the eye does.
 */
export function readingKey({ key }: { key: string }): string {
  const rightToLeft = globalThis.document?.documentElement.dir === 'rtl'
  return rightToLeft ? (OPPOSITE[key] ?? key) : key
}
