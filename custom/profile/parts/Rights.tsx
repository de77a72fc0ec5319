import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { permissionsOf } from '#contract/rules/access/can.ts'
import type { Action, Page, Permissions } from '#contract/values/access.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { StaticTable } from '#kit/parts/table/StaticTable.tsx'
import { Heading, Help, Sheet } from './layout.ts'

const Wide = styled(Sheet)({ gridColumn: '1 / -1' })
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
      <StaticTable
        look="lines"
        columns={[
          {
            key: 'pages',
            head: translate('profile.page'),
            width: '45%',
            cell: ({ pages }) => pages.map((page) => translate(`shell.pages.${page}`)).join(', '),
          },
          {
            key: 'actions',
            head: translate('profile.actions'),
            cell: ({ actions }) => actions.map((action) => translate(`actions.scope.${action}`)).join(', '),
          },
        ]}
        rows={rows}
        rowKey={({ pages }) => pages.join()}
      />
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
