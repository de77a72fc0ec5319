import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { DeliveryTable } from './parts/DeliveryTable.tsx'
import { NewToken } from './parts/NewToken.tsx'
import { NewWebhook } from './parts/NewWebhook.tsx'
import { TokenTable } from './parts/TokenTable.tsx'
import { WebhookTable } from './parts/WebhookTable.tsx'

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })

const TABS = ['tokens', 'webhooks', 'deliveries'] as const
type TabName = (typeof TABS)[number]

/** Programs beside the console: tokens that they call by, webhooks that tell them, and what was told to whom. */
export function Page() {
  const translate = useTranslate()
  const { may } = useConsole()
  const [search, setSearch] = useSearchParams()
  const [isMaking, setMaking] = useState(false)
  const tab: TabName = TABS.find((one) => one === search.get('tab')) ?? 'tokens'
  const isMade = tab !== 'deliveries' && may('cp_appconfig', 'create')
  return (
    <Screen>
      <PageHead
        title={translate('pages.titles.machines')}
        actions={
          isMade && (
            <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setMaking(true)}>
              {translate(`machines.${tab}.new`)}
            </Button>
          )
        }
      />
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setSearch(next === 'tokens' ? {} : { tab: next }, { replace: true })}
        aria-label={translate('pages.titles.machines')}
        sx={{ paddingInline: '10px', flex: 'none' }}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={translate(`machines.${one}.tab`)} />
        ))}
      </Tabs>
      {tab === 'tokens' && <TokenTable />}
      {tab === 'webhooks' && <WebhookTable />}
      {tab === 'deliveries' && <DeliveryTable />}
      {isMaking && tab === 'tokens' && <NewToken onClose={() => setMaking(false)} />}
      {isMaking && tab === 'webhooks' && <NewWebhook onClose={() => setMaking(false)} />}
    </Screen>
  )
}
