import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { radius, size } from '../theme/tokens.ts'
import { Waiting } from './Waiting.tsx'

type FormSkeletonProps = {
  sections?: number
  onCancel?: () => void
}

/** A form that is being fetched: section heads of 40 px, languages side by side, two columns of fields. */
export function FormSkeleton({ sections = 2, onCancel }: FormSkeletonProps) {
  return (
    <Waiting onCancel={onCancel}>
      {Array.from({ length: sections }, (_, section) => (
        <Box key={section} sx={{ paddingBlockEnd: 3 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', height: size.rowList }}>
            <Skeleton width={140} height={13} />
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' }, gap: 3 }}>
            {Array.from({ length: 8 }, (_, field) => (
              <div key={field}>
                <Skeleton width={72} height={10} sx={{ marginBlockEnd: '6px' }} />
                <Skeleton
                  height={field < 4 ? size.control : size.control * 2}
                  sx={{ borderRadius: `${radius.control}px` }}
                />
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Waiting>
  )
}
