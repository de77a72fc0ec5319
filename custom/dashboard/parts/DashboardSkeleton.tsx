import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'ra-core'
import { Charts, Column, Screen, Work } from './layout.ts'

const LINES = [1, 2, 3, 4, 5, 6, 7]

/** The dashboard's shape until its data has come. */
export function DashboardSkeleton() {
  const translate = useTranslate()
  return (
    <Screen aria-busy aria-label={translate('states.loading')} role="status">
      <Work>
        {[1, 2, 3].map((part) => (
          <Column key={part} style={{ gap: 8 }}>
            <Skeleton width={120} height={28} />
            {LINES.map((line) => (
              <Skeleton key={line} variant="rounded" height={36} />
            ))}
          </Column>
        ))}
      </Work>
      <Skeleton variant="rounded" height={40} />
      <Charts>
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={180} />
      </Charts>
    </Screen>
  )
}
