import type { SubjectArea } from '../subject-area';

export const erp: SubjectArea = {
  motif: 'erp',
  name: 'SAP and enterprise software',
  words: 'sap, erp, sap & erp, sap-erp, enterprise resource planning, s/4hana, s4hana, business software',
  tools:
    'Excel, Jira, Visio, SQL, Postman, Power BI, SharePoint, SAP GUI, SAP Fiori, SAP S/4HANA, SAP Activate, Solution Manager',
  roles:
    'ERP Analyst, Implementation Consultant, Functional Consultant, ERP Support Engineer, Business Process Analyst, Key User, ERP Project Manager, Data Migration Specialist',
  audience:
    'Commerce graduates entering consulting, Accountants and buyers who use SAP daily, Developers moving to ABAP, Key users of a rollout, Support staff of ERP systems, Business analysts, Operations managers',
  skills:
    'Business process knowledge, Configuration, Master data, Requirements gathering, Testing and sign-off, Data migration, Reporting, User training, Change management, Documentation, Ticket handling, Integration basics',
  needs: {
    beginner:
      'Basic accounting or logistics words, Spreadsheets, A laptop with a stable connection, Interest in how companies work',
    other:
      'Experience with one business process, Use of an ERP system as end user, Excel at working level, Basic SQL or scripting, Time to practise on a training system',
  },
  bonus:
    'How a client workshop runs, Reading a functional specification, What happens in hypercare, Transport requests without tears, Resume and project stories, Preparing for certification',
  projects:
    'A company code configured from nothing, A go-live rehearsed with cut-over plan, A process documented and improved with its users, A data migration with reconciliation',
  labs: 'Configuration of {it} on a training system, {it} run from start to finish as an end user, A test script for {it}, A key user taught {it} in ten minutes',
  angles:
    'Configuring {it}, Testing {it}, Common tickets about {it}, Reporting on {it}, Integration points of {it}, {it} in a go-live',
  modules: [
    'ERP foundations: Organisational structure, Master data, Documents, Navigation, Roles',
    'Implementation method: Phases, Workshops, Fit to standard, Cut-over, Hypercare',
    'Testing and training: Scripts, Cycles, Defects, Manuals, Sign-off',
    'Data migration: Templates, Cleansing, Loads, Reconciliation, Mock runs',
  ],
  subtopics: [
    {
      name: 'SAP S/4HANA',
      words:
        's/4hana, s4hana, hana, fico, finance, controlling, mm, sd, materials, sales and distribution, pp, ewm, successfactors, fiori, sap',
      tools:
        'SAP S/4HANA, SAP Fiori, SAP GUI, SAP Activate, Migration Cockpit, Embedded Analytics, Excel, Solution Manager, CDS Views, SAP BTP',
      roles: 'SAP FICO Consultant, SAP MM Consultant, SAP Functional Consultant',
      goals:
        'Run the main processes end to end, Configure an organisation and its master data, Trace a document from order to ledger, Solve the tickets that users raise most, Support a go-live',
      projects: 'Procure to pay for a manufacturer, Order to cash with returns and credit limits',
      modules: [
        'Organisation: Company codes, Plants, Sales areas, Purchasing organisations, Controlling areas',
        'Master data: Business partners, Materials, Accounts, Cost centres, Prices',
        'Procure to pay: Requisitions, Orders, Goods receipts, Invoices, Payments',
        'Order to cash: Quotations, Orders, Deliveries, Billing, Receivables',
        'Finance: General ledger, Payables, Receivables, Assets, Period close',
        'Controlling: Cost centres, Internal orders, Product costs, Allocations, Profitability',
        'Taxes in India: GST, Withholding tax, E-invoices, Returns, Reports',
        'Fiori and analytics: Apps, Roles, CDS views, Key figures, Dashboards',
      ],
    },
    {
      name: 'ABAP',
      words: 'abap, rap, odata, cds, sap developer, sap programming, ui5, btp, integration suite',
      tools: 'ABAP Development Tools, SAP GUI, CDS Views, RAP, OData, SAPUI5, abapGit, ABAP Unit, ATC, SAP BTP',
      roles: 'SAP Technical Consultant, SAP BTP Developer',
      goals:
        'Write clean ABAP for S/4HANA, Model data with CDS views, Build services with RAP, Enhance without modifying, Test and transport safely',
      projects: 'A Fiori app with draft and approval, A legacy report rewritten with CDS and tests',
      modules: [
        'ABAP essentials: Dictionary, Types, Internal tables, Modularisation, Debugging',
        'Modern ABAP: Expressions, Classes, Exceptions, Clean code, Unit tests',
        'CDS views: Associations, Annotations, Access control, Analytics, Extensions',
        'RAP: Behaviour definitions, Drafts, Validations, Actions, Services',
        'Reports and forms: ALV, Adobe forms, Background jobs, Authorisations, Performance',
        'Enhancements: BAdIs, Exits, Extensibility, Key user tools, Upgrade safety',
        'Integration: OData, IDocs, BAPIs, Integration Suite, Events',
      ],
    },
    {
      name: 'Oracle applications',
      words: 'oracle, fusion, e-business, ebs, netsuite, peoplesoft, hcm, oracle cloud',
      tools:
        'Oracle Fusion Cloud, OTBI, BI Publisher, FBDI, Oracle Integration, SQL Developer, NetSuite, Excel, Visual Builder, Smart View',
      roles: 'Oracle Functional Consultant',
      goals:
        'Set up enterprise structures, Run finance and procurement processes, Load data with templates, Build reports that managers read, Support quarterly updates',
      projects: 'A ledger and two business units from set-up to close, A procurement flow with approvals',
      modules: [
        'Enterprise structures: Ledgers, Business units, Calendars, Currencies, Roles',
        'General ledger: Journals, Allocations, Consolidation, Close, Reports',
        'Payables and receivables: Suppliers, Invoices, Payments, Customers, Collections',
        'Procurement: Requisitions, Sourcing, Orders, Receiving, Approvals',
        'Human resources: Structures, People, Payroll basics, Absences, Journeys',
        'Reporting: OTBI, BI Publisher, Smart View, Dashboards, Security',
        'Integration and updates: FBDI, REST, Oracle Integration, Testing, Quarterly releases',
      ],
    },
    {
      name: 'Tally and Zoho',
      words: 'tally, tallyprime, zoho, zoho books, gst, accounting software, quickbooks, odoo, crm, salesforce',
      tools:
        'TallyPrime, Zoho Books, Zoho CRM, Excel, GST portal, Zoho Inventory, Odoo, e-Way Bill portal, Google Sheets, WhatsApp Business',
      roles: 'Accounts Executive, GST Practitioner',
      goals:
        'Keep the books of a small company, File GST returns on time, Reconcile banks and parties, Run payroll with statutory deductions, Prepare for the auditor',
      projects: 'A year of books for a trader with returns filed, A shop moved from notebooks to Zoho',
      modules: [
        'Setting up a company: Charts of accounts, Opening balances, Users, Backups, Security',
        'Vouchers: Receipts, Payments, Sales, Purchases, Journals',
        'Inventory: Items, Units, Batches, Valuation, Reorder levels',
        'GST: Rates, Invoices, Input credit, Returns, Reconciliation',
        'Banking: Statements, Reconciliation, Cheques, UPI, Cash flow',
        'Payroll: Pay heads, Attendance, Provident fund, Insurance, Payslips',
        'Closing and reports: Adjustments, Trial balance, Final accounts, Audit trail, Dashboards',
      ],
    },
  ],
};
