import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useSyncExternalStore } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { countOf, TO_DO } from '../model/cellFacts.ts'
import { SOURCE } from '../model/workTitle.ts'
import { useCounted } from '../useCounted.ts'
import { useWorkbench } from '../WorkbenchContext.ts'
import { TransferButtons } from './TransferButtons.tsx'

/** What is left to do in the sheet, the last step, files in and out, and the save. */
export function WorkActions() {
  const { bench, fields, languages, goToDo, undo, redo, save, isSaving } = useWorkbench()
  const translate = useTranslate()
  const counted = useCounted()
  const titles = useSyncExternalStore(bench.subscribe, bench.titles)
  const counts = Object.entries(countOf(useDeferredValue(titles), fields, languages)).filter(
    ([lang]) => lang !== SOURCE,
  )
  const toDo = counts.reduce((sum, [, count]) => sum + TO_DO.reduce((all, state) => all + count[state], 0), 0)
  const unsaved = bench.unsaved().length
  const names = bench.names()
  const step = (by: 'undo' | 'redo', run: () => void) => {
    const name = names[by]
    const label = translate(`workbench.${by}`, {
      name: name === undefined ? '' : translate(`workbench.steps.${name}`),
    }).trim()
    return (
      <IconButton aria-label={label} title={label} disabled={name === undefined} onClick={run}>
        <Icon name={by} />
      </IconButton>
    )
  }
  return (
    <Actions>
      <span role="status" className="note">
        {counted('toDo', toDo)}
      </span>
      <Button size="small" disabled={toDo === 0} aria-keyshortcuts="F8" onClick={() => goToDo(1)}>
        {translate('workbench.next')}
      </Button>
      {step('undo', undo)}
      {step('redo', redo)}
      <TransferButtons />
      <Button
        variant="contained"
        aria-keyshortcuts="Control+S"
        loading={isSaving}
        disabled={unsaved === 0}
        onClick={() => void save()}
      >
        {unsaved === 0 ? translate('workbench.saved') : counted('save', unsaved)}
      </Button>
    </Actions>
  )
}

const Actions = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  '& .note': { whiteSpace: 'nowrap' },
})
