import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { RecordTools } from '../bar/recordTools.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { ConditionsDialog } from './ConditionsDialog.tsx'
import { useWarnings } from './useWarnings.ts'

/** 'Publish with conditions...' where publishing is possible and something still asks for a look. */
export function useConditionTools(content: ContentEditor): RecordTools {
  const translate = useTranslate()
  const warnings = useWarnings(content)
  const [isOpen, setOpen] = useState(false)
  const { actions, schema, record } = content
  const knows = schema.properties?.cond_pub !== undefined
  const isOffered = knows && record !== undefined && actions.of('publish')?.allowed && warnings.length > 0
  return {
    extras: isOffered
      ? [
          {
            key: 'conditions',
            label: translate('conditions.publish'),
            note: translate('conditions.publishText', { smart_count: warnings.length }),
            icon: 'flag',
            run: () => setOpen(true),
          },
        ]
      : [],
    dialog: isOpen && <ConditionsDialog warnings={warnings} onClose={() => setOpen(false)} />,
  }
}
