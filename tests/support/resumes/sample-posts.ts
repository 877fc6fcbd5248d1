/** Job posts of invented employers. */

export const nursePost = `Senior Staff Nurse, Intensive Care
Wharfe Valley University Hospitals, Leeds

About the role
We are looking for a Senior Staff Nurse to join our 20-bed intensive care unit. You will lead shifts, support junior colleagues and give safe, kind care to critically ill adults and their families.

What you will do
- Lead a shift of 8 to 12 nurses and allocate staff by acuity
- Care for ventilated patients and patients on continuous renal replacement therapy
- Supervise and assess preceptees and student nurses
- Take part in audit, infection prevention and incident review

Essential
- NMC registration, Adult
- At least three years' experience in critical care
- Ventilator care and IV therapy
- Experience of mentoring junior staff
- Advanced Life Support

Desirable
- Post-registration qualification in critical care
- Experience with Epic or another electronic patient record
- Quality improvement experience

Salary: Band 6. 37.5 hours a week over days and nights.`;

export const softwareEngineerPost = `Senior Backend Engineer (Payments)
Kestrel Ledger Ltd, remote within Europe

Kestrel Ledger moves money for 2,000 small shops. Our team of nine owns the ledger, payouts and reconciliation.

You will
- Design and run services that post millions of transactions a day
- Own reliability: service level objectives, incident response and post-mortems
- Review designs and mentor engineers

Requirements
- 5+ years building backend services in Go, Java or Kotlin
- Strong SQL and experience with PostgreSQL in production
- Event-driven systems with Kafka or RabbitMQ
- Kubernetes and infrastructure as code, ideally Terraform
- Good written English

Nice to have
- Experience with ClickHouse or another analytical database
- Knowledge of PCI DSS
- Polish or German

We offer 30 days of holiday, a four-day week in August and no on-call at weekends.`;

export const accountantPost = `Senior Accountant
Prairie Lantern Foods, Chicago, IL (hybrid)

Prairie Lantern Foods makes soups for 900 grocery stores in the Midwest. Reporting to the Controller, you will own the close and help us outgrow our spreadsheets.

Responsibilities
- Own the month-end close for three entities and bring it under five business days
- Prepare financial statements under US GAAP and the audit schedules
- Reconcile balance sheet accounts and review the work of one staff accountant
- File sales tax returns in six states
- Support the move from QuickBooks to NetSuite

Qualifications
- Bachelor's degree in Accounting or Finance
- CPA required
- 5 years of accounting experience, manufacturing preferred
- Advanced Excel; Power Query is a plus
- NetSuite or SAP experience
- Lease accounting (ASC 842) preferred

Prairie Lantern Foods is an equal opportunity employer.`;
