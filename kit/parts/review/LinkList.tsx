import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import type { ReviewLink } from '#contract/schemas/review.ts'
import { useNotice } from '../dialogs/useNotice.ts'
import { useErrorNotice } from '../errors/useErrorNotice.ts'
import { useFormat } from '../format/FormatProvider.tsx'

type LinkListProps = {
  links: readonly ReviewLink[]
  /** What a viewer is called whom a link shows the document as. */
  viewerText: ((viewer: Viewer) => string) | undefined
  onRevoke: ((id: string) => Promise<void>) | undefined
}

/** Who made which link, how it stands, how often it was opened; those that hold can be revoked. */
export function LinkList({ links, viewerText, onRevoke }: LinkListProps) {
  const translate = useTranslate()
  const format = useFormat()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const [busy, setBusy] = useState<string>()
  const revoke = async (id: string) => {
    setBusy(id)
    try {
      await onRevoke?.(id)
      notice('success', 'review.share.revokedNow')
    } catch (error) {
      tellError(error)
    } finally {
      setBusy(undefined)
    }
  }
  const stateOf = ({ revoked, until }: ReviewLink) => {
    if (revoked !== undefined) return translate('review.share.revoked', { date: format.dateTime(revoked) })
    const key = format.millisecondsOf(until) > format.now() ? 'holds' : 'ended'
    return translate(`review.share.${key}`, { date: format.dateTime(until) })
  }
  const opensOf = ({ opens }: ReviewLink) =>
    opens === 0 ? translate('review.share.unopened') : translate('review.share.opened', { smart_count: opens })
  return (
    <section>
      <Typography variant="subtitle2" component="h3">
        {translate('review.share.links')}
      </Typography>
      {links.length === 0 && (
        <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
          {translate('review.share.none')}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {links.map((link) => {
          const made = { name: link.by, date: format.dateTime(link.ct) }
          const isOpen = link.revoked === undefined && format.millisecondsOf(link.until) > format.now()
          return (
            <Box
              component="li"
              key={link.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 3, minBlockSize: 48, paddingBlock: 1 }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', ...(!isOpen && { color: 'text.secondary' }) }}>
                <div>{translate('review.share.by', made)}</div>
                <Box sx={{ typography: 'meta', color: 'text.secondary' }}>
                  {[
                    stateOf(link),
                    translate(link.guests ? 'review.share.withGuests' : 'review.share.withAccount'),
                    link.viewer && viewerText && translate('review.share.as', { viewer: viewerText(link.viewer) }),
                    opensOf(link),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </Box>
              {isOpen && onRevoke && (
                <Button
                  size="small"
                  loading={busy === link.id}
                  aria-label={translate('review.share.revokeOf', made)}
                  onClick={() => void revoke(link.id)}
                >
                  {translate('review.share.revoke')}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
    </section>
  )
}
