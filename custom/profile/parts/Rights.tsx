import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { permissionsOf } from '#contract/rules/access/can.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
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
  '& th': { fontWeight: 'var(--marquee-weight-600)', whiteSpace: 'nowrap' },
})

/** What I may, by page: from the very table that the server enforces. */
export function Rights() {
  const translate = useTranslate()
  const { actor } = useConsole()
  const rows = Object.entries(permissionsOf(actor)) as [Page, readonly Action[]][]
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
          {rows.map(([page, actions]) => (
            <tr key={page}>
              <th scope="row">{translate(`shell.pages.${page}`)}</th>
              <td>{actions.map((action) => translate(`actions.scope.${action}`)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  )
}
