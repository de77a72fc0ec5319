import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { safeLinkAddress } from '#kit/parts/layoutParts/safeAddress.ts'

/** Opens a typed address in a new tab, once it is one that may be opened. */
export function OpenLink({ href, label }: { href: unknown; label: string }) {
  const translate = useTranslate()
  const address = safeLinkAddress(href, window.location.origin)
  if (!address) return null
  return (
    <a
      className="f-icon"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}, ${translate('states.opensElsewhere')}`}
    >
      <Icon name="external" size="small" />
    </a>
  )
}
