import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { REVIEW_PATH } from '#contract/values/review.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import { SharedDialog } from '../dialogs/SharedDialog.tsx'
import { CallError } from '../errors/CallError.tsx'
import { ListSkeleton } from '../layoutParts/ListSkeleton.tsx'
import { LinkForm, type Viewing } from './LinkForm.tsx'
import { LinkList } from './LinkList.tsx'
import { MadeLink } from './MadeLink.tsx'
import type { Reviewed } from './useDocumentNotes.ts'
import { useReviewLinks } from './useReviewLinks.ts'

type ShareDialogProps = { reviewed: Reviewed; name: string; viewing?: Viewing | undefined; onClose: () => void }

/** Links to a document for people outside: made, copied once, listed, revoked. */
export function ShareDialog({ reviewed, name, viewing, onClose }: ShareDialogProps) {
  const translate = useTranslate()
  const { may } = useConsole()
  const { data, error, isPending, onRetry, make, revoke } = useReviewLinks(reviewed)
  const [token, setToken] = useState<string>()
  const mayMake = may(reviewed.page, 'update')
  return (
    <SharedDialog
      open
      isPlain={token === undefined}
      title={translate('review.share.title')}
      subtitle={name}
      cancelLabel={translate('actions.close')}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        {error && <CallError error={error} onRetry={onRetry} />}
        {isPending && <ListSkeleton />}
        {data && mayMake && (
          <LinkForm
            allowsGuests={data.allowsGuests}
            viewing={viewing}
            mayPublish={may(reviewed.page, 'publish')}
            onMake={async (wishes) => setToken(await make(wishes))}
          />
        )}
        {token !== undefined && <MadeLink address={`${location.origin}${REVIEW_PATH}#${token}`} />}
        {data && <LinkList links={data.links} viewerText={viewing?.textOf} onRevoke={mayMake ? revoke : undefined} />}
      </Box>
    </SharedDialog>
  )
}
