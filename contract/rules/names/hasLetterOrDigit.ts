/** Has the name a letter or digit, of whatever script? A vowel sign or an accent alone is neither. */
export function hasLetterOrDigit(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name)
}
