import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import type { TimedVerb } from '#contract/schemas/timing.ts'
import type { RecordTools } from '../bar/recordTools.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { TimingDialog } from './TimingDialog.tsx'
import { useTiming } from './useTiming.ts'

/** 'Publish at a time...' where there is a draft to publish, 'Unpublish at a time...' where something is live. */
export function useTimingTools(content: ContentEditor): RecordTools {
  const translate = useTranslate()
  const timing = useTiming(content)
  const [asked, setAsked] = useState<TimedVerb>()
  const state = content.record && documentStateOf(content.record)
  const offered = (['publish', 'unpublish'] as const).filter(
    (verb) => timing.may(verb) && (verb === 'publish' ? state?.draft !== undefined : state?.published),
  )
  return {
    extras: offered.map((verb) => ({
      key: `timing-${verb}`,
      label: translate(`timing.${verb}`),
      icon: 'clock',
      run: () => setAsked(verb),
    })),
    dialog: asked && <TimingDialog timing={timing} verb={asked} onClose={() => setAsked(undefined)} />,
  }
}
