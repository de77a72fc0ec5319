import { useQuery } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { CONFIG_PAGE } from '#contract/values/config.ts'
import { CONFIG_URN } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { addConfigPath } from '#kit/parts/routes/paths.ts'
import { ConfigTable, type ConfigRow } from './parts/ConfigTable.tsx'

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
const MOST = 1_000

/** Remote configurations of all apps, those of this console among them. */
export function Page() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls, may, product, events } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['configurations'],
    queryFn: ({ signal }) => calls.listConfigs({ query: { pageSize: MOST, st: 'all' }, signal }),
  })
  useEffect(() => events.subscribe(({ urn }) => void (urn === CONFIG_URN && refetch())), [events, refetch])
  return (
    <Screen>
      <PageHead
        title={translate('pages.titles.configurations')}
        count={data && format.number(data.rows.length)}
        actions={
          may(CONFIG_PAGE, 'create') && (
            <Button variant="contained" component={Link} to={addConfigPath(product)} startIcon={<Icon name="plus" />}>
              {translate('pages.titles.newConfiguration')}
            </Button>
          )
        }
      />
      <ConfigTable rows={data?.rows as readonly ConfigRow[] | undefined} error={error} onRetry={() => void refetch()} />
    </Screen>
  )
}
