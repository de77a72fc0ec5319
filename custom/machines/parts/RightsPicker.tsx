import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { permissionsOf } from '#contract/rules/access/can.ts'
import { PAGES } from '#contract/values/access.ts'
import type { Action, Page, Permissions } from '#contract/values/access.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'

const Sheet = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  '& legend': { padding: 0, fontSize: 13 },
  '& .quick': { display: 'flex', flexWrap: 'wrap', gap: 4, marginBlock: 8 },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxBlockSize: 320,
    overflowY: 'auto',
    border: '1px solid var(--mui-palette-line-hair)',
    borderRadius: 4,
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
    gap: 8,
    padding: '6px 12px',
    '& + li': { borderBlockStart: '1px solid var(--mui-palette-line-hair)' },
    '& > span': { paddingBlock: 4, fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: 4 },
    // On a dialog the ground of a chip is that of the sheet.
    '& button[aria-pressed=false]': { backgroundColor: 'var(--mui-palette-surface-well)' },
  },
})

type RightsPickerProps = {
  rights: Permissions
  onRights: (rights: Permissions) => void
  /** What the server says against what is chosen. */
  error: string | undefined
}

/** What a token may do, out of what one may do oneself, page by page. */
export function RightsPicker({ rights, onRights, error }: RightsPickerProps) {
  const translate = useTranslate()
  const errorId = useId()
  const { actor } = useConsole()
  const own = permissionsOf(actor)
  const pages = PAGES.filter((page) => own[page])
  const turn = (page: Page, action: Action) => {
    const now = rights[page] ?? []
    onRights(kept({ ...rights, [page]: now.includes(action) ? now.filter((one) => one !== action) : [...now, action] }))
  }
  const views = kept(Object.fromEntries(pages.map((page) => [page, (own[page] ?? []).filter((one) => one === 'view')])))
  return (
    <Sheet aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{translate('machines.tokens.rights')}</legend>
      <div className="quick">
        <Button size="small" onClick={() => onRights(views)}>
          {translate('machines.tokens.readAll')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => onRights({})}>
          {translate('machines.tokens.clear')}
        </Button>
      </div>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <span>{translate(`shell.pages.${page}`)}</span>
            <div role="group" aria-label={translate(`shell.pages.${page}`)}>
              {(own[page] ?? []).map((action) => (
                <PressChip
                  key={action}
                  type="button"
                  aria-pressed={rights[page]?.includes(action) ?? false}
                  onClick={() => turn(page, action)}
                >
                  {translate(`actions.scope.${action}`)}
                </PressChip>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </Sheet>
  )
}

/** Without pages on which nothing is left to do. */
const kept = (rights: Permissions): Permissions =>
  Object.fromEntries(Object.entries(rights).filter(([, actions]) => actions.length > 0))
