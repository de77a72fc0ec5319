import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { countOf, TO_DO } from '../model/cellFacts.ts'
import { SHOWN, type Shown } from '../model/shownTitles.ts'
import { SOURCE, type WorkField } from '../model/workTitle.ts'
import { useCounted } from '../useCounted.ts'
import { useWorkbench } from '../WorkbenchContext.ts'
import { TransferButtons } from './TransferButtons.tsx'

type ToolbarProps = {
  /** All fields of the type, of which some are shown. */
  all: readonly WorkField[]
  onFields: (paths: readonly string[]) => void
  shown: Shown
  onShown: (shown: Shown) => void
}

/** What is shown of the sheet, what is left to do in it, files in and out, the last step, and the save. */
export function Toolbar({ all, onFields, shown, onShown }: ToolbarProps) {
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
    <Bar>
      <FieldChoice all={all} onFields={onFields} />
      <span role="group" aria-label={translate('workbench.show.label')} className="chips">
        {SHOWN.map((one) => (
          <PressChip key={one} type="button" aria-pressed={one === shown} onClick={() => onShown(one)}>
            {translate(`workbench.show.${one}`)}
          </PressChip>
        ))}
      </span>
      <span className="end">
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
      </span>
    </Bar>
  )
}

function FieldChoice({ all, onFields }: Pick<ToolbarProps, 'all' | 'onFields'>) {
  const { fields } = useWorkbench()
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = new Set(fields.map(({ path }) => path))
  const turn = (path: string) =>
    onFields(all.flatMap((one) => ((one.path === path) !== chosen.has(one.path) ? [one.path] : [])))
  return (
    <>
      <PressChip
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('workbench.fields')} <b>{fields.map(({ label }) => label).join(', ')}</b>
        <Icon name="chevronDown" size="small" />
      </PressChip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {all.map(({ path, label }) => (
          <MenuItem
            key={path}
            role="menuitemcheckbox"
            aria-checked={chosen.has(path)}
            // One field stays: a sheet without lines is none.
            disabled={chosen.size === 1 && chosen.has(path)}
            onClick={() => turn(path)}
          >
            <Checkbox
              size="small"
              checked={chosen.has(path)}
              tabIndex={-1}
              disableRipple
              sx={{ padding: 0, marginInlineEnd: 1 }}
            />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  padding: '10px 12px 10px 20px',
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginInlineStart: 'auto' },
  '& .note': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)', whiteSpace: 'nowrap' },
})
