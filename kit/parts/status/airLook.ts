import type { AirState, AirWord } from '#contract/rules/availability/titleState.ts'
import type { IconName } from '../icons/paths.ts'
import type { StatusKey } from '../theme/tokens.ts'

/** It ends within days, or is published and still kept from viewers. What is merely not published yet is no fault. */
export function needsEyes({ word, endsSoonDays, reasons }: AirState): boolean {
  return endsSoonDays !== undefined || (word === 'OFF' && reasons.some((reason) => reason !== 'notPublished'))
}

const LOOKS: Readonly<Record<AirWord, { color: StatusKey; glyph: IconName }>> = {
  ACTIVE: { color: 'published', glyph: 'dot' },
  OFF: { color: 'archived', glyph: 'eye' },
  EXPIRED: { color: 'expired', glyph: 'clockOff' },
  FUTURE: { color: 'future', glyph: 'clockForward' },
  ARCHIVED: { color: 'archived', glyph: 'archive' },
}

/** Colour and glyph of the chip that says what a title is for viewers (looks section 4). */
export function airLook(state: AirState): { color: StatusKey; glyph: IconName } {
  const { color, glyph } = LOOKS[state.word]
  return { color: needsEyes(state) ? 'warning' : color, glyph }
}
