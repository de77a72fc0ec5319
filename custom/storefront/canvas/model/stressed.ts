/** A text about as long as the longest translation of it would be: twice, and seldom less than twenty characters. */
export function stressed(text: string): string {
  const words = text.trim()
  return words === '' ? words : `${words} ${words}${words.length < 8 ? ` ${words}` : ''}`
}
