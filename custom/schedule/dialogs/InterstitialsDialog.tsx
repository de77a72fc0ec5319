import { useMemo, useState } from 'react'
import { openHolesIn } from '#contract/rules/schedule/model/holes.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { AD_SECONDS, INTERSTITIAL_KINDS } from '#contract/values/schedule.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useSettled } from '#kit/parts/context/useSettled.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { nameOf } from '../model/scheduleWords.ts'
import { useJump } from '../panels/useJump.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { AppliedPreview } from './AppliedPreview.tsx'
import { Choices } from './Choices.tsx'
import { DockedDialog } from './DockedDialog.tsx'
import { MomentField } from './MomentField.tsx'
import { PieceList, PieceRow } from './PieceRow.tsx'
import { useInterstitials, type InterstitialChoice } from './useInterstitials.ts'
import { useLay } from './useLay.ts'
import { typedMoment, useReadMoment } from './useReadMoment.ts'

const ENDS = ['from', 'to'] as const

/** What the service would put into the free time of a part of a day: shown with what stays open, taken over as one step. */
export function InterstitialsDialog({ within }: { within: TimeRange }) {
  const words = useScheduleWords()
  const { translate, format, zone } = words
  const { schedule, now, preview, isSaved, readOnly } = useSchedule()
  const lay = useLay()
  const jump = useJump()
  const read = useReadMoment(within.from)
  const [texts, setTexts] = useState(() => ({ from: typedMoment(within.from, zone), to: typedMoment(within.to, zone) }))
  const [choice, setChoice] = useState<InterstitialChoice>({ kinds: INTERSTITIAL_KINDS, seconds: AD_SECONDS })
  const moments = { from: read(texts.from), to: read(texts.to) }
  const typed = `${moments.from?.instant ?? ''} ${moments.to?.instant ?? ''}`
  const asked = useSettled(typed)
  const range = useMemo(() => rangeIn(asked), [asked])
  const { airings, whyNot, error, isAsking, isKnown, ask } = useInterstitials(range, choice)
  const applied = airings.length > 0 ? preview({ kind: 'fill', airings }) : undefined
  const count = applied?.refused ? 0 : airings.length - (applied?.left?.length ?? 0)
  const left = whyNot ? [] : openHolesIn(applied?.schedule ?? schedule, [range as TimeRange], now)
  const open = left.reduce((sum, { from, to }) => sum + to - from, 0)
  const isFull = !applied && open === 0
  const notYet = readOnly
    ? `schedule.readOnly.${readOnly}`
    : whyNot
      ? `scheduleInterstitials.whyNot.${whyNot}`
      : isAsking || asked !== typed
        ? 'scheduleInterstitials.asking'
        : count === 0
          ? `scheduleFill.${isFull ? 'noGaps' : 'nothing'}`
          : undefined
  return (
    <DockedDialog
      isWide
      title={translate('scheduleInterstitials.title')}
      okLabel={translate('scheduleFill.ok', { smart_count: count })}
      onOk={() => lay({ kind: 'fill', airings }, 'schedule.steps.interstitials')}
      {...(notYet && { notYet: translate(notYet) })}
    >
      <p className="quiet">{translate('scheduleInterstitials.text')}</p>
      {ENDS.map((end) => (
        <MomentField
          key={end}
          label={translate(`scheduleInterstitials.${end}`)}
          value={texts[end]}
          moment={moments[end]}
          onChange={(text) => setTexts({ ...texts, [end]: text })}
        />
      ))}
      <ChoiceFields choice={choice} onChange={setChoice} />
      {!isSaved && <p className="quiet">{translate('scheduleInterstitials.unsaved')}</p>}
      {error && <CallError error={error} onRetry={ask} />}
      {isKnown && !whyNot && !isFull && (
        <p className="quiet" role="status">
          {open > 0
            ? translate('scheduleFill.remainder', { length: format.duration(open) })
            : translate('scheduleFill.exactly')}
        </p>
      )}
      {applied && <AppliedPreview applied={applied} named={new Set(airings.map(({ id }) => id))} />}
      {airings.length > 0 && (
        <PieceList aria-label={translate('scheduleInterstitials.title')}>
          {airings.map((airing) => (
            <PieceRow
              key={airing.id}
              {...{ at: airing.start, dur: airing.dur, kind: airing.kind, name: nameOf(airing, words) }}
              onPress={() => jump({ at: airing.start })}
            />
          ))}
        </PieceList>
      )}
    </DockedDialog>
  )
}

type ChoiceFieldsProps = { choice: InterstitialChoice; onChange: (choice: InterstitialChoice) => void }

/** By which kinds, and by ads of which lengths. */
function ChoiceFields({ choice, onChange }: ChoiceFieldsProps) {
  const { translate } = useScheduleWords()
  const { kinds, seconds } = choice
  return (
    <>
      <Choices
        isInline
        legend={translate('scheduleInterstitials.kinds')}
        options={INTERSTITIAL_KINDS.map((kind) => ({ key: kind, label: translate(`schedule.kinds.${kind}`) }))}
        chosen={kinds}
        onChosen={(chosen) => onChange({ ...choice, kinds: INTERSTITIAL_KINDS.filter((one) => chosen.includes(one)) })}
      />
      {kinds.includes('ad') && (
        <Choices
          isInline
          legend={translate('scheduleInterstitials.seconds')}
          options={AD_SECONDS.map((one) => ({ key: String(one), label: translate('dates.seconds', { n: one }) }))}
          chosen={seconds.map(String)}
          onChosen={(chosen) =>
            onChange({ ...choice, seconds: AD_SECONDS.filter((one) => chosen.includes(String(one))) })
          }
        />
      )}
    </>
  )
}

/** Two instants as one text, so that they settle together while somebody types. */
function rangeIn(text: string): Partial<TimeRange> {
  const [from, to] = text.split(' ').map((part) => (part === '' ? undefined : Number(part)))
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
