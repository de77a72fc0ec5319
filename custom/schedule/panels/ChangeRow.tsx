import type { AiringChange } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { changeText, nameOf } from '../model/scheduleWords.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { takeBackCommand } from './editCommands.ts'
import { BlockRow, TextButton } from './panelParts.ts'
import { useJump } from './useJump.ts'

/** One airing that is otherwise than before: what happened to it, where it is, and the way back. */
export function ChangeRow({ change }: { change: AiringChange }) {
  const words = useScheduleWords()
  const { translate, format } = words
  const { readOnly, run } = useSchedule()
  const jump = useJump()
  const { kind, airing } = change
  const name = nameOf(airing, words)
  const when =
    kind === 'moved'
      ? translate('scheduleDialogs.fromTo', {
          from: shortMoment(change.was.start, words),
          to: shortMoment(airing.start, words),
        })
      : shortMoment(airing.start, words)
  const what =
    kind === 'changed'
      ? format.list(change.fields.map((field) => translate(`scheduleDetails.fields.${field}`)))
      : undefined
  return (
    <BlockRow sx={{ paddingInlineStart: 0 }}>
      <span className="place">
        <TextButton
          type="button"
          data-quiet
          title={name}
          onClick={() => jump(kind === 'removed' ? { at: airing.start } : airing)}
        >
          {name}
        </TextButton>
      </span>
      {!readOnly && (
        <TextButton
          type="button"
          aria-label={translate('scheduleDetails.takeBackOf', { title: name, change: changeText(change, words) })}
          onClick={() => run(takeBackCommand(change), 'scheduleDetails.steps.takeBack')}
        >
          {translate('scheduleDetails.takeBack')}
        </TextButton>
      )}
      <p className="note">{[changeText(change, words), when, what].filter(Boolean).join(', ')}</p>
    </BlockRow>
  )
}
