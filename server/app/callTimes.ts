import type { Metric, MetricValueWithName, Registry } from 'prom-client'

/** Upper bounds of durations, seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const NAME = 'marquee_call_seconds'

type Series = { labels: { call: string; status: string }; counts: number[]; sum: number }

/** How long calls take, by name and status. */
export type CallTimes = { observe: (call: string, status: number, seconds: number) => void }

/**
 * A histogram that is counted by itself and told to the registry when somebody looks: `prom-client` puts the labels of
 * each call together anew to find its numbers, which costs more than all else that is noted of a call.
 */
export function createCallTimes(registry: Registry): CallTimes {
  const known = new Map<string, Map<number, Series>>()
  const get = async () => ({
    name: NAME,
    help: 'Duration of calls by name of the call table and HTTP status',
    type: 'histogram',
    aggregator: 'sum',
    values: [...known.values()].flatMap((byStatus) => [...byStatus.values()].flatMap(toldOf)),
  })
  const metric = { name: NAME, get, reset: () => known.clear() }
  registry.registerMetric(metric as unknown as Metric)
  return {
    observe(call, status, seconds) {
      const byStatus = known.get(call) ?? begun(known, call, new Map<number, Series>())
      const series = byStatus.get(status) ?? begun(byStatus, status, emptySeries(call, status))
      const at = BUCKETS.findIndex((bound) => seconds <= bound)
      const bucket = at < 0 ? BUCKETS.length : at
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
      series.sum += seconds
    },
  }
}

function emptySeries(call: string, status: number): Series {
  return { labels: { call, status: String(status) }, counts: [...BUCKETS, Infinity].map(() => 0), sum: 0 }
}

function begun<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  map.set(key, value)
  return value
}

/** As Prometheus has it: each bucket with all that are below it, then sum and count. */
function toldOf({ labels, counts, sum }: Series): MetricValueWithName<string>[] {
  let count = 0
  const buckets = [...BUCKETS, '+Inf'].map((le, at) => {
    count += counts[at] ?? 0
    return { metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ]
}
