import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import type { RecordTools } from '../bar/recordTools.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { useAggregate } from './useAggregate.ts'

/** 'Re-aggregate' and 'Restore to original...' in the menu of a record that may be changed. */
export function useAggregateTools(content: ContentEditor): RecordTools {
  const translate = useTranslate()
  const { may } = useConsole()
  const { type, record, form, mode, title } = content
  const { reaggregate, restore } = useAggregate(content)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isLive = record !== undefined && documentStateOf(record).state === 'live'
  if (!isLive || mode === 'read' || !may(type.page, 'update') || !hasTrait(type, 'versioned'))
    return { extras: [], dialog: null }
  const confirm = async () => {
    setBusy(true)
    await restore()
    setBusy(false)
    setAsking(false)
  }
  const entry = (key: 'reaggregate' | 'restore', icon: 'refresh' | 'archive', run: () => void) => ({
    key,
    label: translate(`aggregate.${key}`),
    note: translate(form.dirty ? 'aggregate.unsaved' : `aggregate.${key}Text`),
    icon,
    disabled: form.dirty,
    run,
  })
  return {
    extras: [
      entry('reaggregate', 'refresh', () => void reaggregate()),
      entry('restore', 'archive', () => setAsking(true)),
    ],
    dialog: (
      <ConfirmDialog
        open={isAsking}
        title={translate('aggregate.restoreTitle', { name: title })}
        okLabel={translate('aggregate.restoreOk')}
        undoable
        scope={{ page: type.page, action: 'update' }}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {translate('aggregate.restoreSure')}
      </ConfirmDialog>
    ),
  }
}
