import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { OldVersionNotice } from '../versions/OldVersionNotice.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'

/** Why nothing can be changed, why the page is not seen, and why the last command did nothing. */
export function StorefrontNotices() {
  const translate = useTranslate()
  const { hiddenText } = useTargetWords()
  const { readOnly, refusal, dismissRefusal, seen } = useStorefront()
  return (
    <Notices>
      <OldVersionNotice />
      {readOnly !== undefined && readOnly !== 'locked' && readOnly !== 'version' && (
        <Banner tone="locked" icon="lock" title={translate(`storefront.readOnly.${readOnly}`)} />
      )}
      {seen.hidden.length > 0 && (
        <Banner tone="info" icon="eye" title={translate('storefront.pageHidden')}>
          {seen.hidden.map(hiddenText).join(' · ')}
        </Banner>
      )}
      {refusal && (
        <Banner
          tone="warning"
          icon="triangle"
          title={translate(`storefront.refused.${refusal.refused.reason}`)}
          actions={
            <Button size="small" variant="outlined" onClick={dismissRefusal}>
              {translate('actions.close')}
            </Button>
          }
        />
      )}
    </Notices>
  )
}

const Notices = styled('div')({ display: 'grid', gap: 8, flex: 'none', '&:not(:empty)': { paddingBlockEnd: 8 } })
