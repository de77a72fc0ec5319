import { useQuery } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { addTypePath } from '#kit/parts/routes/paths.ts'
import { TypeTable } from './parts/TypeTable.tsx'

/** Resource types: where each belongs, how many documents it has, where it comes from and who works on it. */
export function Page() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls, may, product, events } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['types', 'states'],
    queryFn: ({ signal }) => calls.listTypeStates(signal),
  })
  useEffect(
    () => events.subscribe(({ topic, urn }) => void (topic === 'lock' && urn.endsWith(':type') && refetch())),
    [events, refetch],
  )
  return (
    <>
      <PageHead
        title={translate('types.title')}
        count={data && format.number(data.length)}
        actions={
          may('cp_appconfig', 'create') && (
            <Button variant="contained" component={Link} to={addTypePath(product)} startIcon={<Icon name="plus" />}>
              {translate('types.newType')}
            </Button>
          )
        }
      />
      {error ? (
        <CallError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={8} />
      ) : data.length === 0 ? (
        <EmptyState icon="layers" title={translate('types.none')} />
      ) : (
        <TypeTable rows={data} />
      )}
    </>
  )
}
