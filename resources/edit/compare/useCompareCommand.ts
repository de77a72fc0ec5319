import { useTranslate } from 'ra-core'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import type { Compared } from './comparedSides.ts'
import { FORM } from './comparedSides.ts'

type Views = { compared: Compared | undefined; compare: (compared: Compared) => void }

/** Offers to the palette to hold the form against what is live. */
export function useCompareCommand(record: ContentRecord | undefined, { compared, compare }: Views): void {
  const translate = useTranslate()
  const live = record?.sides.find(({ st }) => st === 'published')
  useCommands(
    live && compared === undefined
      ? [
          {
            id: 'record.compare',
            group: 'page',
            label: translate('history.compare'),
            note: translate('editor.versions.live'),
            icon: 'lanes',
            act: { run: () => compare({ left: live.key, right: FORM }) },
          },
        ]
      : [],
  )
}
