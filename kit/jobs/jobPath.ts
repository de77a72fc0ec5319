import { inProduct } from '#kit/parts/routes/paths.ts'

/** The job centre (specification section 2), narrowed or with one job opened by what its address says. */
const centrePath = (search: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams(search).toString()
  return `${inProduct(undefined, 'notification')}${query && `?${query}`}`
}

export const jobsPath = () => centrePath({})
/** What did not come about, of all jobs of the products. */
export const failedJobsPath = () => centrePath({ scope: 'product', state: 'failed' })
/** One job, opened beside the list. */
export const jobPath = (id: string) => centrePath({ job: id })
/** The jobs that touched one title, by its document id. */
export const jobsOfItemPath = (item: string) => centrePath({ item })
