import { useAggregateTools } from '../aggregate/useAggregateTools.tsx'
import { useChannelNumberTools } from '../channelNumber/useChannelNumberTools.tsx'
import { useConditionTools } from '../conditions/useConditionTools.tsx'
import { useEventTools } from '../events/useEventTools.tsx'
import type { RecordTools } from './recordTools.ts'
import { useTimingTools } from '../timing/useTimingTools.tsx'
import type { ContentEditor } from '../useContentEditor.ts'

/** What a record's menu offers beside its verbs, family by family, each with its dialog. */
export function useRecordTools(content: ContentEditor): ({ key: string } & RecordTools)[] {
  return [
    { key: 'conditions', ...useConditionTools(content) },
    { key: 'timing', ...useTimingTools(content) },
    { key: 'channelNumber', ...useChannelNumberTools(content) },
    { key: 'aggregate', ...useAggregateTools(content) },
    { key: 'events', ...useEventTools(content) },
  ]
}
