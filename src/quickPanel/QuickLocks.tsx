import { useTranslate } from 'ra-core'
import { Panel } from '#custom/dashboard/parts/Panel.tsx'
import { PanelEnd, PanelItem, PanelQuiet, PanelWords } from '#custom/dashboard/parts/panelParts.ts'
import { textIn } from '#contract/values/languages.ts'
import { localized } from '#contract/values/localizedText.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { OwnLock } from './useOwnLocks.ts'
import { useOwnLocks } from './useOwnLocks.ts'

/** The titles that one keeps others from, with the way to each. */
export function QuickLocks() {
  const translate = useTranslate()
  const { data = [], isError, refetch } = useOwnLocks()
  return (
    <Panel
      title={translate('palette.quick.locks')}
      count={data.length}
      empty={translate('palette.quick.locksNone')}
      failed={isError}
      onRetry={() => void refetch()}
    >
      <div>
        {data.map((one) => (
          <LockLine key={`${one.lock.urn} ${one.lock.id}`} of={one} />
        ))}
      </div>
    </Panel>
  )
}

function LockLine({ of: { lock, row } }: { of: OwnLock }) {
  const translate = useTranslate()
  const format = useFormat()
  const { types, product, tab } = useConsole()
  const { language } = format.settings
  const type = types.find((one) => catalogUrn(one.type) === lock.urn)
  const name = (row && localized(row.lon, language)) || translate('list.untitled')
  const where = translate(lock.tab === tab ? 'palette.quick.here' : 'palette.quick.otherTab')
  const words = (
    <>
      <Icon name="lock" />
      <PanelWords>
        <span title={name}>{name}</span>
        <PanelQuiet>{[type && textIn(type.labels.one, language), where].filter(Boolean).join(', ')}</PanelQuiet>
      </PanelWords>
      {lock.until && <PanelEnd>{translate('palette.quick.until', { time: format.time(lock.until) })}</PanelEnd>}
    </>
  )
  if (!type) return <div>{words}</div>
  return <PanelItem to={itemPath(product, type, lock.id)}>{words}</PanelItem>
}
