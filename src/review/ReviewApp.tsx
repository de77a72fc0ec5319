import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { memoryStore, NotificationContextProvider, StoreContextProvider } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { ReviewProvider } from '#dataProvider/reviewProvider.ts'
import { SplashScreen } from '#kit/parts/dialogs/SplashScreen.tsx'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { MuiWords } from '#kit/parts/i18n/MuiWords.tsx'
import { SpokenWords } from '#kit/parts/i18n/SpokenWords.tsx'
import { withWords } from '#kit/parts/i18n/withWords.ts'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { StartWords } from '../session/StartWords.tsx'
import { ReviewTools } from './ReviewTools.tsx'

const Page = lazy(
  withWords(['records', 'review'], () =>
    import('#custom/review/Page.tsx').then(({ Page: page }) => ({ default: page })),
  ),
)
const ReviewedStorefront = lazy(
  withWords(['later', 'storefront'], () =>
    import('#custom/storefront/review/ReviewedStorefront.tsx').then((module) => ({
      default: module.ReviewedStorefront,
    })),
  ),
)

type ReviewAppProps = { review: ReviewProvider; onSignIn: (() => void) | undefined }

/** The page of review links: words, looks and reading of the console, without session, router and frame. */
export function ReviewApp({ review, onSignIn }: ReviewAppProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }))
  const [store] = useState(() => memoryStore())
  return (
    <StoreContextProvider value={store}>
      <StartWords>
        <SpokenWords>
          <LookProvider>
            <MuiWords>
              <QueryClientProvider client={queries}>
                <NotificationContextProvider>
                  <FormatProvider>
                    <Suspense fallback={<SplashScreen />}>
                      <Page {...{ review, onSignIn }} storefront={ReviewedStorefront} tools={<ReviewTools />} />
                    </Suspense>
                  </FormatProvider>
                </NotificationContextProvider>
              </QueryClientProvider>
            </MuiWords>
          </LookProvider>
        </SpokenWords>
      </StartWords>
    </StoreContextProvider>
  )
}
