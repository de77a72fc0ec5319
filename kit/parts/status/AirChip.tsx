import { useTranslate } from 'ra-core'
import type { AirState } from '#contract/rules/availability/titleState.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { airLook } from './airLook.ts'
import { detailWords, furtherReasons, rangeWords, reasonWords } from './availabilityWords.ts'
import { Chip } from './Chip.tsx'

/** What a title is for the viewers of a product, in one word; pointing at it tells why, from when and until when. */
export function AirChip({ state }: { state: AirState }) {
  const translate = useTranslate()
  const format = useFormat()
  const told = [
    detailWords(state, { translate, ...format }),
    reasonWords(furtherReasons(state), translate),
    rangeWords(state, { translate, date: format.dateTime }),
  ]
  return (
    <Chip {...airLook(state)} title={told.filter(Boolean).join('; ')}>
      {translate(`status.availability.${state.word}`)}
    </Chip>
  )
}
