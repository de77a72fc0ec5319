import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { SelectionVerb } from '../selection/selectionPlan.ts'

export type BulkTask = { kind: 'edit' } | { kind: 'verb'; verb: SelectionVerb }

export type BulkTasks = {
  /** The type takes bulk changes at all (trait bulkEditable). */
  isOffered: boolean
  mayEdit: boolean
  task: BulkTask | undefined
  open: (task: BulkTask) => void
  close: () => void
}

/** What is being done to many titles of a list; 'E' opens the fields for whoever may update. */
export function useBulkTask(type: TypeSummary): BulkTasks {
  const translate = useTranslate()
  const { may } = useConsole()
  const [task, setTask] = useState<BulkTask>()
  const isOffered = hasTrait(type, 'bulkEditable')
  const mayEdit = isOffered && may(type.page, 'update')
  useCommands(
    mayEdit
      ? [
          {
            id: 'list.bulk',
            group: 'page',
            label: translate('bulk.panel.label'),
            icon: 'edit',
            keys: 'E',
            act: { run: () => setTask({ kind: 'edit' }) },
          },
        ]
      : [],
  )
  return { isOffered, mayEdit, task, open: setTask, close: () => setTask(undefined) }
}
