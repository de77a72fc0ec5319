import { useQuery } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { addTypePath } from '#kit/parts/routes/paths.ts'
import { TypeTable } from './parts/TypeTable.tsx'

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })

/** Resource types: where each belongs, how many documents it has, where it comes from and who works on it. */
export function Page() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls, may, product, events } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['types', 'states'],
    queryFn: ({ signal }) => calls.listTypeStates({ signal }),
  })
  useEffect(
    () => events.subscribe(({ topic, urn }) => void (topic === 'lock' && urn.endsWith(':type') && refetch())),
    [events, refetch],
  )
  return (
    <Screen>
      <PageHead
        title={translate('pages.titles.types')}
        count={data && format.number(data.length)}
        actions={
          may('cp_appconfig', 'create') && (
            <Button variant="contained" component={Link} to={addTypePath(product)} startIcon={<Icon name="plus" />}>
              {translate('pages.titles.newType')}
            </Button>
          )
        }
      />
      <TypeTable rows={data} error={error} onRetry={() => void refetch()} />
    </Screen>
  )
}
