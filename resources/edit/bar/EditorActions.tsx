import { Fragment } from 'react'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { RecordActions } from '#kit/record/bar/RecordActions.tsx'
import { useContentEditor, type ContentEditor } from '../useContentEditor.ts'
import { TitleReview } from '../review/TitleReview.tsx'
import { useAggregateTools } from '../aggregate/useAggregateTools.tsx'
import { useChannelNumberTools } from '../channelNumber/useChannelNumberTools.tsx'
import { useConditionTools } from '../conditions/useConditionTools.tsx'
import { useEventTools } from '../events/useEventTools.tsx'
import { useTimingTools } from '../timing/useTimingTools.tsx'
import { ScheduleButton } from './ScheduleButton.tsx'
import { useEditorCommands } from './useEditorCommands.ts'
import { useExtraActions } from './useExtraActions.ts'
import type { RecordTools } from './recordTools.ts'

type EditorActionsProps = { onVerb: (verb: Verb) => void }

/** What can be done with a title: its verbs, a copy of it, and its tools with their dialogs. */
export function EditorActions({ onVerb }: EditorActionsProps) {
  const content = useContentEditor()
  const { actions, record } = content
  const tools = useRecordTools(content)
  const extras = [...tools.flatMap((tool) => tool.extras), ...useExtraActions(content)]
  useEditorCommands(content, extras, onVerb)
  return (
    <>
      <ScheduleButton />
      {record && <TitleReview id={record.id} />}
      <RecordActions
        actions={actions}
        saved={record && { status: record.st, at: record.ut }}
        extras={extras}
        onVerb={onVerb}
      />
      {tools.map(({ key, dialog }) => (
        <Fragment key={key}>{dialog}</Fragment>
      ))}
    </>
  )
}

/** What a record's menu offers beside its verbs, family by family, each with its dialog. */
function useRecordTools(content: ContentEditor): ({ key: string } & RecordTools)[] {
  return [
    { key: 'conditions', ...useConditionTools(content) },
    { key: 'timing', ...useTimingTools(content) },
    { key: 'channelNumber', ...useChannelNumberTools(content) },
    { key: 'aggregate', ...useAggregateTools(content) },
    { key: 'events', ...useEventTools(content) },
  ]
}
