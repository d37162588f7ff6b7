import type {
  ComponentResult,
  EmailStatus,
  Fixes,
  NewsKind,
  ObjectionChoice,
  ObjectionState,
  OrderRerun,
  ReportFailure,
  ReportValues,
  StoredStatus,
  StepSentBy,
  VersionKind,
} from '@findable/contracts'
import type { OutboxTable, StaffActsTable } from '@findable/service-kit'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** What staff adjusted on a report. What was measured stays in its own columns and in the result. */
export interface Edited {
  values: Partial<ReportValues>
  by: { id: string; name: string }
  /** ISO 8601. */
  at: string
  reason: string | null
}

/** What work on a report goes by: the same columns in each table of reports. */
export interface WorkColumns {
  business_website: string
  /** Counts the times a worker was asked. Every write by a worker is fenced by it. */
  generation: Generated<number>
  /** 1 to 5, and how much of that stage is done, 0 to 1. */
  stage: Generated<number>
  stage_share: Generated<number>
  started_at: Date | null
  /** Last sign of life of the running generation. */
  progress_at: Date | null
  /** When the next attempt is due, if that is not at once. */
  retry_at: Date | null
  /** What went wrong last, in a sentence. */
  failure: string | null
  /** How many times work has started since it last ended in any way: workers that started and never ended it died. */
  starts: Generated<number>
  /** What workers go by. */
  work_status: GeneratedAlways<StoredStatus>
  request_id: string
  created_at: Generated<Date>
}

export interface BusinessReportsTable extends WorkColumns {
  /** 128 random bits, base64url. */
  id: string
  order_id: string
  /** The order's reference, as people quote it. */
  reference: string
  payment_id: string
  business_name: string
  email: string | null
  report_status: Generated<StoredStatus>
  email_status: Generated<EmailStatus>
  /** When the mail server or the mail provider reported it. */
  email_settled_at: Date | null
  industry: string
  visibility_score: number | null
  industry_average: number | null
  /** The audit result as JSON text, from which the four columns above are made, see results.ts; null until completed. */
  report_data: string | null
  /** Why there will be no report, once that is certain. */
  failed_as: ReportFailure | null
  /** When its order was refunded. */
  refunded_at: Date | null
  /** When its completion was last announced again to the next step. */
  swept_at: Date | null
  /**
   * The rerun under way, its status and when it was requested. The report stays completed meanwhile, and `work_status` is
   * that of the rerun.
   */
  rerun_id: string | null
  rerun_status: 'pending' | 'researching' | null
  rerun_at: Date | null
  /** When it was last sent again on request. */
  resent_at: Date | null
  rating: number | null
  /** A digest of the token in the web designer's link, and when it was made; null while there is none. */
  designer_link: string | null
  designer_link_at: Date | null
  completed_at: Date | null
  /** Rises when staff change the report and when a generation completes. */
  version: Generated<number>
  /** When staff deleted it; see visible.ts. */
  deleted_at: Date | null
  /** Null when nothing is adjusted. A new generation drops it, as it was about other facts; its version keeps it. */
  edited: JSONColumnType<Edited> | null
  /** The three that are listed and sorted by, adjustments included. */
  shown_name: GeneratedAlways<string>
  shown_industry: GeneratedAlways<string>
  shown_score: GeneratedAlways<number | null>
  /** Everything that staff search in, in lower case. */
  search: GeneratedAlways<string>
}

/** An audit of a business that staff chose as a reference for its industry. */
export interface GoldStandardReportsTable extends Omit<WorkColumns, 'work_status'> {
  id: GeneratedAlways<number>
  business_name: string
  /** The website as a name, "example.com.au": reports on the same one are versions of each other. */
  site: string
  /** Null where staff left it to the audit. */
  chosen_industry: string | null
  /** Null until completed, as are the six after it. */
  detected_industry: string | null
  /** The chosen one, else the detected one, else "Detecting Automatically". */
  industry: GeneratedAlways<string>
  visibility_score: number | null
  industry_average: number | null
  engine_version: string | null
  /** The audit result as JSON text. */
  report_data: string | null
  completed_at: Date | null
  location: string | null
  notes: string | null
  report_type: Generated<string>
  work_status: Generated<StoredStatus>
  admin_id: string
  admin_name: string
  /** The customer's report that the website was taken from. */
  business_report_id: string | null
  /** When staff deleted it; see visible.ts. */
  deleted_at: Date | null
  /** Everything that staff search in, in lower case. */
  search: GeneratedAlways<string>
}

interface VisibilityComponentsTable {
  id: GeneratedAlways<number>
  gold_standard_report_id: number
  pillar_name: string
  component_name: string
  score: number | null
  max_score: number
  /** What the audit found, or why there is no score. */
  insights: JSONColumnType<string[]>
  /** Id of the source that most of the evidence came from. */
  verification: string | null
  created_at: Generated<Date>
}

interface PillarsTable {
  id: Generated<number>
  business_report_id: string
  pillar_name: string
  pillar_score: number | null
  pillar_weight: number
  last_verified: Date
}

interface ComponentsTable {
  id: Generated<number>
  pillar_id: number
  business_report_id: string
  component_name: string
  component_score: number | null
  max_score: number
  /** Id of the source that most of the evidence came from. */
  data_source: string | null
  scoring_criteria: string
  /** Evidence and findings. */
  raw_data: JSONColumnType<{ outcome: string; reason: string | null; evidence: unknown[]; findings: unknown[] }>
  confidence_score: number
  verification_timestamp: Date
}

/** Every rerun that payments requested, so that its end can be reported again. */
interface RerunsTable {
  /** The id given by payments. */
  id: string
  report_id: string
  state: Generated<OrderRerun['state']>
  requested_at: Generated<Date>
  ended_at: Date | null
}

/** What a re-check found, or a correction says: one component, and the texts to paste that were read with it. */
export interface Verdict {
  component: ComponentResult
  /** Absent where nothing was read. */
  fixes?: Fixes
}

/** The versions of reports, and the work on those beside them. */
export interface ReportVersionsTable extends Omit<WorkColumns, 'work_status'> {
  id: Generated<string>
  report_id: string
  kind: VersionKind
  /** The report's `version` while this one was or is shown; null for one beside it. */
  shown_as: number | null
  based_on: string | null
  made_by: 'engine' | 'owner' | 'staff'
  staff: JSONColumnType<Edited['by']> | null
  /** Why: of a staff edit for staff only, of a correction for everybody. */
  reason: string | null
  /** What a re-check or a correction is about. */
  component: string | null
  objection_id: string | null
  /** The result as JSON text. Null while it is the shown one, whose result is in `business_reports`; null for a re-check. */
  report_data: string | null
  /** What staff had adjusted, once it is no longer the shown one. */
  edited: JSONColumnType<Edited> | null
  verdict: JSONColumnType<Verdict> | null
  visibility_score: number | null
  /** Null where it was stored before there were versions. */
  engine_version: string | null
  completed_at: Date | null
  work_status: StoredStatus
}

interface ObjectionsTable {
  id: Generated<string>
  report_id: string
  component: string
  /** The text of the finding; null for the whole check. */
  finding: string | null
  choice: ObjectionChoice
  sentence: string
  state: Generated<ObjectionState>
  /** The engine that made the verdict, and the verdict as it was reported. */
  engine_version: string
  reported: JSONColumnType<ComponentResult>
  /** What the engine found at once, or why it did not. */
  checked: JSONColumnType<ComponentResult> | null
  check_failure: string | null
  answer: string | null
  /** Null for the engine. */
  answered_by: JSONColumnType<Edited['by']> | null
  answered_at: Date | null
  request_id: string
  created_at: Generated<Date>
}

/** What the customer of a report is told by mail, once. */
interface CustomerNewsTable {
  id: Generated<string>
  report_id: string
  kind: NewsKind
  version_id: string | null
  objection_id: string | null
  /** A reminder lies in the future until then. */
  due_at: Generated<Date>
  /** When mail was last told. */
  swept_at: Date | null
  request_id: string
}

/** Copies by mail requested recently. */
interface ReportCopiesTable {
  id: Generated<number>
  report_id: string
  /** A digest of the address. */
  inbox: string
  requested_at: Generated<Date>
}

interface AnalysisCachesTable {
  id: Generated<number>
  /** `answer:` and the digest of a question to an outside service, or `audit:` with engine version and site. */
  cache_key: string
  cache_data: ColumnType<unknown, string, string>
  created_at: Generated<Date>
  expires_at: Date
}

export interface Database {
  business_reports: BusinessReportsTable
  reruns: RerunsTable
  report_versions: ReportVersionsTable
  objections: ObjectionsTable
  customer_news: CustomerNewsTable
  pillars: PillarsTable
  components: ComponentsTable
  report_copies: ReportCopiesTable
  gold_standard_reports: GoldStandardReportsTable
  visibility_components: VisibilityComponentsTable
  analysis_caches: AnalysisCachesTable
  outbox: OutboxTable<StepSentBy<'reports'>>
  staff_acts: StaffActsTable
}
