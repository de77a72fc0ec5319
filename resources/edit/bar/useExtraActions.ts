import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { mayAdd } from '#kit/record/actions/mayAdd.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { copyPath } from '#kit/parts/routes/paths.ts'
import type { ExtraAction } from '#kit/record/bar/MoreActions.tsx'
import type { ContentEditor } from '../useContentEditor.ts'

/** What a record's menu offers beside its verbs: a copy of it. */
export function useExtraActions({ type, record }: ContentEditor): ExtraAction[] {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { may, product } = useConsole()
  if (!record || !mayAdd(type, may)) return []
  return [
    {
      key: 'duplicate',
      label: translate('history.duplicate'),
      note: translate('history.duplicateText'),
      icon: 'copy',
      run: () => void navigate(copyPath(product, type, record.id)),
    },
  ]
}
