import { useQuery } from '@tanstack/react-query'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { addConfigPath, addPath, itemPath, listPath } from '#kit/parts/routes/paths.ts'
import { readApplications } from './readApplications.ts'

const ATTRIBUTES = OWN_TYPES.policy_attributes

const Screen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  '& > .parts': {
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    display: 'grid',
    alignContent: 'start',
    gap: 24,
    padding: '8px 20px 40px',
  },
  '& h2': { ...theme.typography.subtitle2, margin: '0 0 8px' },
  '& .parts ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .parts li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 12px',
    padding: '8px 0',
    borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  },
  '& b': { ...theme.typography.bodyStrong, minInlineSize: 180 },
  '& .quiet': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  '& .parts a': { color: 'var(--mui-palette-accent-text)' },
  '& .name': { ...theme.typography.bodyStrong, minInlineSize: 180 },
  '& .parts header': { display: 'flex', alignItems: 'baseline', gap: 16 },
}))

/** Applications that policies are for, the attributes that they bring, and what attributes read of titles. */
export function Page() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls, product, may } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['policies', 'applicationsPage', product],
    queryFn: ({ signal }) => readApplications(calls, signal),
  })
  const policiesOf = (app: string) => {
    const filter = JSON.stringify({ entries: [{ field: 'an', term: app, operator: 'equals' }] })
    return `${listPath(product, OWN_TYPES.policy)}?filter=${encodeURIComponent(filter)}`
  }
  return (
    <Screen>
      <PageHead title={translate('policies.applications.title')} count={data && format.number(data.apps.length)} />
      {error && (
        <CallError title={translate('errors.fetchApplications')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && (
        <div className="parts">
          <p className="quiet">
            {translate('policies.applications.source')}{' '}
            {may('cp_appconfig', 'create') && (
              <Link to={addConfigPath(product)}>{translate('policies.applications.configure')}</Link>
            )}
          </p>
          <Part of="title" none="none" rows={data.apps} idOf={({ id }) => id}>
            {({ n }) => (
              <>
                <b>{n}</b>
                <Link to={policiesOf(n)}>{translate('policies.applications.policies')}</Link>
              </>
            )}
          </Part>
          <Part
            of="attributes"
            none="noAttributes"
            rows={data.attributes}
            idOf={({ id }) => id}
            tool={
              may(ATTRIBUTES.page, 'create') && (
                <Link to={addPath(product, ATTRIBUTES)}>{translate('policies.applications.addAttribute')}</Link>
              )
            }
          >
            {({ id, n, type, value }) => (
              <>
                <Link className="name" to={itemPath(product, ATTRIBUTES, id)}>
                  {n}
                </Link>
                <span className="quiet">{translate(`policies.types.${type}`)}</span>
                <span className="quiet">{value.join(translate('policies.separator'))}</span>
              </>
            )}
          </Part>
          <Part of="mapping" none="noMapping" rows={data.mappings} idOf={({ n }) => n}>
            {({ n, type, field }) => (
              <>
                <b>{n}</b>
                <span className="quiet">{translate(`policies.types.${type}`)}</span>
                <code>{field}</code>
              </>
            )}
          </Part>
        </div>
      )}
    </Screen>
  )
}

type PartProps<Row> = {
  of: string
  none: string
  rows: readonly Row[]
  idOf: (row: Row) => string
  tool?: ReactNode
  children: (row: Row) => ReactNode
}

function Part<Row>({ of, none, rows, idOf, tool, children }: PartProps<Row>) {
  const translate = useTranslate()
  return (
    <section>
      {of !== 'title' && (
        <header>
          <h2>{translate(`policies.applications.${of}`)}</h2>
          {tool}
        </header>
      )}
      {rows.length === 0 && <p className="quiet">{translate(`policies.applications.${none}`)}</p>}
      <ul>
        {rows.map((row) => (
          <li key={idOf(row)}>{children(row)}</li>
        ))}
      </ul>
    </section>
  )
}
