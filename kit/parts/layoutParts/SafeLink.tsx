import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { safeLinkAddress } from './safeAddress.ts'

type SafeLinkProps = {
  /** Whatever the data holds. */
  href: unknown
  /** Without it the address itself is shown. */
  children?: ReactNode
}

/**
 * A link out of the console whose address comes from data. What is no http or https address stays text, with the reason
 * when it is pointed at.
 */
export function SafeLink({ href, children }: SafeLinkProps) {
  const translate = useTranslate()
  const address = safeLinkAddress(href, window.location.origin)
  const words = children ?? (typeof href === 'string' ? href : null)
  if (!address) return <span title={translate('states.unsafeLink')}>{words}</span>
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {words} <Icon name="external" size="tiny" label={translate('states.opensElsewhere')} />
    </Link>
  )
}
