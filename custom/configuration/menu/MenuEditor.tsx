import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { menuFrom } from '#contract/rules/menu/menuFrom.ts'
import { menuProblems } from '#contract/rules/menu/menuProblems.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { ConfigEditor } from '../useConfigEditor.ts'
import { useStored } from '../useConfigSchema.ts'
import { EntryFields } from './EntryFields.tsx'
import { linesOf } from './menuTree.ts'
import { MenuTools } from './MenuTools.tsx'
import { MenuTree } from './MenuTree.tsx'
import { useMenuEdits } from './useMenuEdits.ts'

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0,5fr) minmax(280px,4fr)',
  alignItems: 'start',
  '& .problems': { margin: '0 0 12px', padding: 0, listStyle: 'none', display: 'grid', gap: 4 },
  '& .problems li': { display: 'flex', gap: 6, alignItems: 'center', color: 'var(--mui-palette-status-error-on)' },
  '& .problems button': {
    ...theme.typography.meta,
    color: 'inherit',
    background: 'none',
    border: 0,
    cursor: 'pointer',
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0,1fr)' },
}))

/** The menu of the console as a tree: what stands where, who sees it, and how it looks to a role. */
export function MenuEditor({ editor }: { editor: ConfigEditor }) {
  const translate = useTranslate()
  const attrs = useStored(editor.store, '/attrs')
  const menu = useMemo(() => menuFrom(attrs), [attrs])
  const lines = useMemo(() => linesOf(menu), [menu])
  const problems = useMemo(() => menuProblems(attrs), [attrs])
  const [chosen, setChosen] = useState<string>()
  const [role, setRole] = useState('')
  const edits = useMenuEdits({ store: editor.store, menu, lines, isEditable: editor.isEditable, choose: setChosen })
  const line = lines.find(({ key }) => key === chosen)
  const lineAt = (pointer: string) => lines.findLast((one) => pointer.startsWith(one.pointer))
  return (
    <>
      {problems.length > 0 && (
        <ul
          className="problems"
          aria-label={translate('menuEditor.problems')}
          style={{ listStyle: 'none', padding: 0 }}
        >
          {problems.slice(0, 8).map(({ at, problem }) => (
            <li key={`${at} ${problem}`}>
              <Icon name="octagon" size="small" /> {translate(`menuEditor.problem.${problem}`)}
              {lineAt(at) && (
                <button type="button" onClick={() => setChosen(lineAt(at)?.key)}>
                  {translate('menuEditor.show')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <MenuTools edits={edits} line={line} isEditable={editor.isEditable} role={role} onRole={setRole} />
      <Sheet>
        <MenuTree lines={lines} chosen={chosen} role={role} edits={edits} onChoose={setChosen} />
        {line ? (
          <EntryFields key={line.key} line={line} isEditable={editor.isEditable} onChange={edits.change} />
        ) : (
          <p style={{ margin: '8px 0 0', color: 'var(--mui-palette-text-secondary)' }}>
            {translate('menuEditor.choose')}
          </p>
        )}
      </Sheet>
    </>
  )
}
