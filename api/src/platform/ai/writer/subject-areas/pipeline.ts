import type { SubjectArea } from '../subject-area';

export const pipeline: SubjectArea = {
  motif: 'pipeline',
  name: 'data engineering',
  words: 'data engineering, data-engineering, data engineer, big data, etl, data platform, databases, database',
  tools:
    'Python, SQL, Apache Spark, Airflow, dbt, Kafka, PostgreSQL, Snowflake, Databricks, Docker, Git, Parquet, Terraform, Great Expectations',
  roles:
    'Data Engineer, Analytics Engineer, Big Data Developer, ETL Developer, Data Platform Engineer, Database Administrator, Streaming Engineer, Data Architect',
  audience:
    'Software developers moving to data, Analysts tired of waiting for tables, Database administrators, ETL developers on older tools, Machine learning engineers who need features, Cloud engineers with a data team, Graduates with good SQL',
  skills:
    'SQL, Python, Data modelling, Batch processing, Stream processing, Orchestration, Data quality, Cloud storage, Version control, Performance tuning, Cost awareness, Documentation',
  needs: {
    beginner: 'SQL SELECT and JOIN, Basic Python, A laptop with 8 GB of memory, Comfort with the command line',
    other:
      'Python functions and packages, SQL with joins and grouping, Docker basics, Git in daily use, A laptop with 16 GB of memory',
  },
  bonus:
    'Reading a query plan, Cutting a warehouse bill in half, A data contract between two teams, Migrating without a weekend, Interview questions with whiteboard models, Open table formats compared',
  projects:
    'A platform from raw events to a trusted dashboard, A backfill of two years without waking anybody, A data quality scorecard that the business reads, A cost report per team and pipeline',
  labs: 'A laptop-sized version of {it} with {tool}, {it} fed with bad data on purpose, {it} tuned until it is twice as fast, A run book for {it} that a colleague can follow',
  angles:
    'Testing {it}, Costs of {it}, Monitoring {it}, {it} at scale, Recovering {it} after failure, Security of {it}',
  modules: [
    'The landscape: Sources, Batch and stream, Lakes and warehouses, Roles, A reference architecture',
    'Data modelling: Normal forms, Star schemas, Slowly changing dimensions, Events, Naming',
    'Data quality: Contracts, Tests, Freshness, Lineage, Incidents',
    'Security and governance: Access, Masking, Catalogues, Retention, Audits',
  ],
  subtopics: [
    {
      name: 'Spark and the lakehouse',
      words: 'spark, pyspark, lakehouse, databricks, delta, iceberg, hadoop, hive, big data, scala',
      tools:
        'Apache Spark, PySpark, Databricks, Delta Lake, Apache Iceberg, Parquet, MinIO, Scala, Jupyter, Unity Catalog',
      roles: 'Spark Developer',
      goals:
        'Explain what Spark does with a query, Write transformations that scale, Read a plan and remove a shuffle, Keep tables consistent with open formats, Run jobs on a cluster at a sane cost',
      projects: 'A lakehouse with three layers on open storage, A slow job made ten times faster with evidence',
      modules: [
        'Distributed thinking: Partitions, Drivers and executors, Lazy plans, Shuffles, Skew',
        'DataFrames: Reading, Columns, Joins, Windows, Writing',
        'Spark SQL: Views, Functions, Hints, Plans, Adaptive execution',
        'Performance: Caching, Broadcasts, Partitioning, File sizes, Memory',
        'Open table formats: Delta and Iceberg, Time travel, Merges, Compaction, Schema changes',
        'Medallion layers: Raw, Cleaned, Curated, Contracts, Backfills',
        'Structured streaming: Sources, Triggers, Watermarks, State, Exactly once',
        'Running jobs: Clusters, Schedules, Libraries, Logs, Costs',
      ],
    },
    {
      name: 'streaming',
      words: 'streaming, kafka, flink, real-time, real time, event-driven, events, kinesis, pulsar, cdc',
      tools: 'Apache Kafka, Kafka Connect, Flink, Debezium, Schema Registry, ksqlDB, Avro, Docker, Prometheus, AKHQ',
      roles: 'Kafka Developer',
      goals:
        'Design topics and keys, Produce and consume without loss, Process events in windows, Capture changes from a database, Operate a cluster with confidence',
      projects: 'Live fraud signals from a stream of payments, A database mirrored to a search index in seconds',
      modules: [
        'Logs and events: Topics, Partitions, Offsets, Retention, Ordering',
        'Producers and consumers: Keys, Acknowledgements, Groups, Rebalancing, Idempotence',
        'Schemas: Avro, Registries, Compatibility, Evolution, Contracts',
        'Connect and change capture: Connectors, Debezium, Outboxes, Snapshots, Dead letters',
        'Stream processing: Stateless steps, Windows, Joins, State stores, Late events',
        'Delivery guarantees: At least once, Exactly once, Transactions, Deduplication, Replays',
        'Operations: Sizing, Monitoring lag, Upgrades, Security, Disaster recovery',
      ],
    },
    {
      name: 'warehousing',
      words:
        'warehouse, warehousing, snowflake, redshift, bigquery, dbt, analytics engineering, dimensional, etl, synapse',
      tools: 'Snowflake, dbt, BigQuery, SQL, Fivetran, Airbyte, Git, Power BI, Great Expectations, Metabase',
      roles: 'Data Warehouse Developer',
      goals:
        'Model a business in facts and dimensions, Build tested transformations with dbt, Load data from many sources, Keep history when things change, Give analysts tables they trust',
      projects: 'A warehouse for a retailer from orders to margins, A dbt project with tests and documentation',
      modules: [
        'Warehouse design: Grain, Facts, Dimensions, Conformed keys, Bus matrix',
        'Loading: Extracts, Incremental loads, Change capture, Deduplication, Late data',
        'dbt: Models, Sources, Tests, Macros, Documentation',
        'History: Snapshots, Type two dimensions, Corrections, As-of queries, Audits',
        'Snowflake in depth: Virtual warehouses, Clustering, Cloning, Time travel, Costs',
        'Serving: Marts, Semantic layers, Access, Caching, Dashboards',
        'Testing and release: Environments, Pull requests, Slim builds, Freshness, Rollback',
      ],
    },
    {
      name: 'orchestration',
      words: 'orchestration, airflow, dagster, prefect, workflow, scheduling, pipelines, dags, data pipelines',
      tools: 'Apache Airflow, Dagster, Python, Docker, PostgreSQL, Great Expectations, Grafana, dbt, MinIO, pytest',
      goals:
        'Describe pipelines as code, Make every task safe to repeat, Backfill without fear, Alert the right person, Test pipelines before they run',
      projects: 'A nightly platform of twenty pipelines with alerts, A migration from cron to orchestration',
      modules: [
        'Pipelines as code: Tasks, Dependencies, Schedules, Parameters, Idempotence',
        'Airflow: DAGs, Operators, Sensors, Connections, Executors',
        'Assets and partitions: Data-aware schedules, Partitions, Backfills, Lineage, Dagster',
        'Failure: Retries, Timeouts, Alerts, Dead letters, Manual repair',
        'Testing: Unit tests, Local runs, Data checks, Staging, Continuous integration',
        'Scale: Workers, Queues, Pools, Dynamic tasks, Costs',
        'Operating: Deploys, Secrets, Logs, Upgrades, On call',
      ],
    },
    {
      name: 'databases',
      words: 'database, databases, postgresql, postgres, mysql, mongodb, oracle, dba, query, indexing, nosql',
      tools: 'PostgreSQL, psql, pgAdmin, MySQL, MongoDB, Redis, pgBouncer, EXPLAIN, Patroni, Flyway',
      roles: 'PostgreSQL Administrator',
      goals:
        'Design a schema that prevents bad data, Read a query plan, Choose indexes with reason, Keep data safe with backups that restore, Change a schema without downtime',
      projects: 'A database that survives the loss of its server, A slow report made fast with three indexes',
      modules: [
        'Schemas: Types, Keys, Constraints, Normal forms, Migrations',
        'Transactions: Isolation, Locks, Deadlocks, Retries, Queues in a table',
        'Indexes: B-trees, Partial, Covering, Full text, When not to',
        'Query plans: EXPLAIN, Statistics, Joins, Sorts, Parameters',
        'Backups: Dumps, Point in time, Restores, Rehearsals, Retention',
        'Replication: Streaming, Logical, Failover, Read replicas, Monitoring',
        'Beyond tables: JSON, Documents, Key-value stores, Search, Choosing',
      ],
    },
  ],
};
