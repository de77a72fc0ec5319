import { initialsOf } from '../layoutParts/initialsOf.ts'

/** From so many px on a card that has no room for a name shows its first letter, from the other on its initials. */
const LETTER_FROM_PX = 12
/** A letter with its vowel signs is as wide as two. */
const SIGNS_FROM_PX = 20
const INITIALS_FROM_PX = 26

/**
 * What a card of so many px without room for a name is known by at a glance; its name is at the pointer, at the focus
 * and in its label. Handed to the style sheet by `data-brief`: as text it would be read on the card and not heard of
 * it, which says the name (WCAG 2.5.3).
 */
export function briefName(title: string, width: number): string | undefined {
  if (width < LETTER_FROM_PX) return undefined
  const initials = initialsOf(title)
  const letter = firstLetter(initials)
  if (letter.length > 1 && width < SIGNS_FROM_PX) return undefined
  return width < INITIALS_FROM_PX ? letter : initials
}

/** With its vowel signs. */
const firstLetter = (initials: string) => /^.\p{M}*/u.exec(initials)?.[0] ?? ''
