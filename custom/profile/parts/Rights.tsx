import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { Permissions } from '#contract/rules/access/can.ts'
import { permissionsOf } from '#contract/rules/access/can.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Heading, Help, Sheet } from './layout.ts'

const Wide = styled(Sheet)({ gridColumn: '1 / -1' })
const Table = styled('table')({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  '& th, & td': {
    padding: '6px 12px 6px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockStart: '1px solid var(--mui-palette-line-hair)',
  },
  '& thead th': { border: 0, fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
  '& th': { fontWeight: 'var(--marquee-weight-600)', inlineSize: '45%' },
})

/** What I may, by page: from the very table that the server enforces. */
export function Rights() {
  const translate = useTranslate()
  const { actor } = useConsole()
  const rows = alike(permissionsOf(actor))
  return (
    <Wide aria-labelledby="own-rights">
      <div>
        <Heading id="own-rights">{translate('profile.rights')}</Heading>
        <Help>{translate('profile.rightsHelp')}</Help>
      </div>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('profile.page')}</th>
            <th scope="col">{translate('profile.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ pages, actions }) => (
            <tr key={pages.join()}>
              <th scope="row">{pages.map((page) => translate(`shell.pages.${page}`)).join(', ')}</th>
              <td>{actions.map((action) => translate(`actions.scope.${action}`)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  )
}

/** Pages on which one may do the same stand in one row. */
function alike(permissions: Permissions): { pages: Page[]; actions: readonly Action[] }[] {
  const rows = new Map<string, { pages: Page[]; actions: readonly Action[] }>()
  for (const [page, actions] of Object.entries(permissions) as [Page, readonly Action[]][]) {
    const row = rows.get(actions.join()) ?? { pages: [], actions }
    row.pages.push(page)
    rows.set(actions.join(), row)
  }
  return [...rows.values()]
}
