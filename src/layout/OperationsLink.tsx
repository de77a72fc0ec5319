import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { safeLinkAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { useSessionData } from '../session/SessionContext.ts'
import { indent, OtherSite } from './menuRow.ts'
import { RailSite } from './railSection.ts'

/** The external operations site, where the server's configuration says one (specification section 2). */
export function OperationsLink({ asItem = false }: { asItem?: boolean }) {
  const translate = useTranslate()
  const { operationsUrl } = useSessionData()
  const href = safeLinkAddress(operationsUrl, window.location.origin)
  if (!href) return null
  const words = translate('shell.operations')
  const target = { href, target: '_blank', rel: 'noopener noreferrer', title: translate('states.opensElsewhere') }
  return asItem ? (
    <OtherSite {...target} data-level={0} style={{ paddingInlineStart: indent(0), marginBlockStart: 16 }}>
      <Icon name="external" />
      {words}
    </OtherSite>
  ) : (
    <RailSite {...target} style={{ marginBlockStart: 'auto' }}>
      <Icon name="external" size="large" />
      {words}
    </RailSite>
  )
}
