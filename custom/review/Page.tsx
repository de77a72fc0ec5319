import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { NotePlace, ReviewShown } from '#contract/schemas/review.ts'
import type { ApiError, ReviewProvider } from '#kit/parts/context/providerTypes.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { SplashScreen } from '#kit/parts/dialogs/SplashScreen.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { NotesPanel } from '#kit/parts/review/NotesPanel.tsx'
import type { Reviewable } from '#kit/parts/review/Reviewable.ts'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { DeadLink } from './DeadLink.tsx'
import { ReviewedDay } from './ReviewedDay.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { useGuestNotes } from './useGuestNotes.ts'
import { useShownName } from './useShownName.ts'

/** Titles alone are read by their schema, which a storefront or a day need not fetch. */
const ReviewedTitle = lazy(() => import('./ReviewedTitle.tsx').then((module) => ({ default: module.ReviewedTitle })))

type PageProps = {
  review: ReviewProvider
  /** The preview of a storefront. */
  storefront: ComponentType<Reviewable>
  /** The way in for who has an account; absent where the reader is signed in. */
  onSignIn?: (() => void) | undefined
  /** What stands at the end of the head. */
  tools: ReactNode
}

/** Pictures are shown for an hour: within that what the link shows is read anew. */
const RENEW_MS = 45 * 60_000

/** What a review link shows, for people outside: read only, with notes where the link takes some. */
export function Page({ review, storefront, onSignIn, tools }: PageProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['review', 'shown'],
    queryFn: ({ signal }) => review.open(signal),
    retry: false,
    staleTime: Infinity,
    refetchInterval: (query) => (query.state.status === 'error' ? false : RENEW_MS),
  })
  return (
    <>
      {error ? (
        <DeadLink error={error as ApiError} onRetry={() => void refetch()} onSignIn={onSignIn} />
      ) : data ? (
        <Shown {...{ review, storefront, tools }} shown={data} />
      ) : (
        <SplashScreen />
      )}
      <NoticeStack />
    </>
  )
}

type ShownProps = Pick<PageProps, 'review' | 'tools'> & {
  storefront: PageProps['storefront']
  shown: ReviewShown
}

function Shown({ review, storefront: Storefront, tools, shown }: ShownProps) {
  const translate = useTranslate()
  const [place, setPlace] = useState<NotePlace>()
  const [name, setName] = useState('')
  const guestNotes = useGuestNotes(review, shown.mayNote)
  const names = useShownName(shown)
  const seen: Reviewable = { review, shown, place, onPlace: setPlace, noted: guestNotes.noted }
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100dvh' }}>
      <ReviewHead shown={shown} name={names.document} tools={tools} />
      <Box sx={SPLIT}>
        <Box component="main" sx={{ minBlockSize: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
          {shown.page ? (
            <Storefront {...seen} />
          ) : shown.title ? (
            <Suspense fallback={<ListSkeleton />}>
              <ReviewedTitle {...seen} title={shown.title} />
            </Suspense>
          ) : (
            shown.day && <ReviewedDay {...seen} day={shown.day} />
          )}
        </Box>
        <Box component="aside" aria-label={translate('review.notes.title')} sx={[onRaised, ASIDE]}>
          <NotesPanel
            {...guestNotes}
            {...{ place }}
            placeName={names.place}
            onAnywhere={() => setPlace(undefined)}
            onGoTo={setPlace}
            guest={shown.isGuest ? { name, setName } : undefined}
          />
        </Box>
      </Box>
    </Box>
  )
}

/** Beside each other, or below each other where there is no room. */
const SPLIT = {
  display: 'grid',
  minBlockSize: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  gridTemplateRows: { xs: 'minmax(0, 1fr) minmax(0, 40%)', md: 'minmax(0, 1fr)' },
} as const
const ASIDE = {
  minBlockSize: 0,
  overflow: 'auto',
  backgroundColor: 'background.raised',
  borderInlineStart: '1px solid var(--mui-palette-line-hair)',
} as const
