import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'ra-core'
import { Badges, Charts, Panels, Screen } from './layout.ts'

const LINES = [1, 2, 3, 4, 5]

/** The dashboard's shape until its data has come. */
export function DashboardSkeleton() {
  const translate = useTranslate()
  return (
    <Screen aria-busy aria-label={translate('states.loading')} role="status">
      <Badges>
        {LINES.map((key) => (
          <Skeleton key={key} variant="rounded" height={102} />
        ))}
      </Badges>
      <Charts>
        <Skeleton variant="rounded" height={196} />
        <Skeleton variant="rounded" height={196} />
      </Charts>
      <Panels>
        {[1, 2, 3, 4].map((panel) => (
          <div key={panel}>
            <Skeleton width={120} height={20} />
            {LINES.map((line) => (
              <Skeleton key={line} variant="rounded" height={32} sx={{ marginBlock: '6px' }} />
            ))}
          </div>
        ))}
      </Panels>
    </Screen>
  )
}
