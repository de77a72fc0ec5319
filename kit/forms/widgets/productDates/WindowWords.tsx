import { useTranslate } from 'ra-core'
import type { AirState } from '#contract/rules/availability/titleState.ts'
import { reasonWords } from '#kit/parts/status/availabilityWords.ts'
import type { RowState } from './rowState.ts'

type WindowWordsProps = RowState & { reasons?: AirState['reasons'] | undefined }

/** 'ACTIVE · 37 days left': the product's own word, then how long; pointing at it tells what stands against it. */
export function WindowWords({ state, days, reasons = [] }: WindowWordsProps) {
  const translate = useTranslate()
  const isPlain = state === 'REVERSED' || state === 'ALWAYS'
  const told = state === 'OFF' ? 'ACTIVE' : state
  return (
    <span className="f-state" title={reasonWords(reasons, translate) || undefined}>
      <b data-state={state}>{translate(isPlain ? `forms.window.${state}` : `status.availability.${state}`)}</b>
      {days !== undefined && ` · ${translate(`forms.window.days.${told}`, { smart_count: days })}`}
    </span>
  )
}
